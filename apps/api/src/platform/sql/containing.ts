import { and, ilike, type Column, type SQL } from 'drizzle-orm'

/** A pattern of what contains a text: `%` and `_` are letters of it. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A name that has every word of a text, in any order. */
export const hasEveryTerm = (name: SQL | Column, text: string): SQL | undefined =>
  and(...text.split(/\s+/).map((term) => ilike(name, containing(term))))

/** A phone, stored as `+996700123456`, that has the digits of a text, however they are grouped. */
export const hasDigits = (phone: SQL | Column, text: string): SQL | undefined =>
  /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(text)
    ? ilike(phone, containing(text.replace(/[^\d+]/g, '')))
    : undefined
