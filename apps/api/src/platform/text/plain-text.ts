import type { Issue } from '@shyrdak/sdk/contract'
import { refuse } from '../refusal.ts'

/** PostgreSQL stores every character except NUL, and no lone surrogates. */
const isPreserved = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Lists every text that cannot be stored. The value is neither deep nor large: JSON limits apply first. */
export function unstorableTexts(value: unknown, path: Issue['path'] = []): Issue[] {
  if (typeof value === 'string') return isPreserved(value) ? [] : [{ path, code: 'invalid' }]
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorableTexts(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => unstorableTexts(item, [...path, key]))
}

/** @throws INVALID, naming every text that cannot be stored */
export function refuseUnstorable(value: unknown, path?: Issue['path']): void {
  const issues = unstorableTexts(value, path)
  if (issues.length > 0) throw refuse('INVALID', { issues })
}

/** Invisible characters: direction marks, hidden formatting, controls, and fillers. */
const INVISIBLE =
  /[[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]--[\n\p{Join_Control}\p{Variation_Selector}]]/gv

/** A letter or sign of the scripts in which a joiner changes how its neighbours are written. */
const JOINED = `[${[
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`

/** Joiners and variation selectors matter within an emoji or between such letters, and nowhere else. */
const USELESS = [
  new RegExp(String.raw`(?<!\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?|${JOINED})\u200D`, 'gu'),
  new RegExp(String.raw`\u200D(?!\p{Extended_Pictographic}|${JOINED})`, 'gu'),
  new RegExp(String.raw`(?<!${JOINED})\u200C|\u200C(?!${JOINED})`, 'gu'),
  /(?<!\p{Extended_Pictographic}|[\d#*])\p{Variation_Selector}/gu,
]

/** Removes invisible characters, so that the reader of an address label sees exactly what was typed. */
export const plainText = (text: string): string =>
  [INVISIBLE, ...USELESS]
    .reduce(
      (left, unseen) => left.replace(unseen, ''),
      text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' '),
    )
    .normalize('NFC')
    .trim()

/** Like `plainText`, in one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/gu, ' ')
