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

/** Matches phone numbers, stored as `+996700123456`, that contain a text's digits, however grouped. */
export const hasDigits = (phone: SQL | Column, text: string): SQL | undefined =>
  /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(text)
    ? ilike(phone, containing(text.replace(/[^\d+]/g, '')))
    : undefined
