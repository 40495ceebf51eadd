import { plainLine } from '../text/plain-text.ts'
import type { StoredFormat } from './formats.ts'

const LONGEST = 120
/** What no system lets stand in a name, and what turns names into paths, markup or header fields. */
const FORBIDDEN = /[/\\:*?"<>|%;]/g

/**
 * A file's name as people see it: the last part of what was sent, without what nobody sees, with the ending of what the
 * file is.
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
