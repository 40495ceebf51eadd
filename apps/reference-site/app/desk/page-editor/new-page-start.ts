import { startOfPage } from '../page-sections/start-of-page.ts'
import type { NewPageStart } from './editor-session.ts'

const ID = /^[1-9]\d{0,8}$/

/** Parses the id in a path; null for `new`. */
export const pageIdOf = (param: string): number | null => (param === 'new' ? null : Number(param))

/** Reads the initial content of a new page: `?template=story&address=home`, or `?from=12` for a copy. */
export function newPageStart(query: URLSearchParams): NewPageStart {
  const from = query.get('from')
  return {
    address: query.get('address') ?? '',
    copyOf: from !== null && ID.test(from) ? Number(from) : null,
    content: (language) => startOfPage(query.get('template'), language),
  }
}
