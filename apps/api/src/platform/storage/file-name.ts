import { plainLine } from '../text/plain-text.ts'
import type { StoredFormat } from './formats.ts'

const LONGEST = 120
/** Characters that file systems forbid, or that would make a name a path, markup or header syntax. */
const FORBIDDEN = /[/\\:*?"<>|%;]/g

/**
 * The display name of a file: its last path segment without invisible characters, with its real extension.
 */
export function shownName(sent: string, format: StoredFormat): string {
  const last = plainLine(sent).split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(FORBIDDEN, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(/\s+/g, ' ')
  const short = stem
    .slice(0, LONGEST)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return `${short || 'file'}.${format}`
}
