import type { FilePart } from '../media/port.ts'

const RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * Resolves a Range header: `all` without a range or for one that may be ignored (several parts, another
 * unit); `none` if it starts past the end. Source: RFC 9110, 14.1.2 and 14.2.
 */
export function partOf(range: string | undefined, bytes: number): FilePart | 'all' | 'none' {
  const [, from = '', to = ''] = RANGE.exec(range ?? '') ?? []
  if (from === '' && to === '') return 'all'
  // Without a start, it is a number of bytes from the end.
  if (from === '')
    return Number(to) === 0 ? 'none' : { first: Math.max(0, bytes - Number(to)), last: bytes - 1 }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return 'all'
  return first >= bytes ? 'none' : { first, last: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) }
}
