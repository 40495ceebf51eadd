import type { FilePart } from '../storage/port.ts'

const RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The part of a file that a request asks for: `all` without a range, and where it is one that need not be understood
 * (several parts, another unit); `none` where it lies past the end. Source: RFC 9110, 14.1.2 and 14.2.
 */
export function partOf(range: string | undefined, bytes: number): FilePart | 'all' | 'none' {
  const [, from = '', to = ''] = RANGE.exec(range ?? '') ?? []
  if (from === '' && to === '') return 'all'
  // Without a beginning, it is so many bytes from the end.
  if (from === '')
    return Number(to) === 0 ? 'none' : { first: Math.max(0, bytes - Number(to)), last: bytes - 1 }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return 'all'
  return first >= bytes ? 'none' : { first, last: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) }
}
