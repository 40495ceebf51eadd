import { and, ilike, type Column, type SQL } from 'drizzle-orm'
import { plainLine } from '../text/plain-text.ts'

/** A LIKE pattern that matches texts containing `text`, with `%` and `_` escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Matches names that contain every word of a text, in any order. */
export const hasEveryTerm = (name: SQL | Column, text: string): SQL | undefined =>
  and(
    ...plainLine(text)
      .split(' ')
      .map((term) => ilike(name, containing(term))),
  )

/** What is dialled before a number within its country: 80 in Belarus, 8 in Russia and Kazakhstan, elsewhere 0. */
const TRUNK_PREFIX = /^(?:80(?=\d{9}$)|8(?=\d{10}$)|0(?=\d{8}))/

/**
 * Matches phone numbers, stored as `+996700123456`, that contain a text's digits, however grouped. People say
 * their number as it is dialled within their country: `0700 123 456`.
 */
export const hasDigits = (phone: SQL | Column, text: string): SQL | undefined =>
  /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(text)
    ? ilike(phone, containing(text.replace(/[^\d+]/g, '').replace(TRUNK_PREFIX, '')))
    : undefined
