import { eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { containing } from '#platform/sql/containing.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { product } from './tables.ts'

/** The goods that a manager looks for by a number, an address or a part of a name; all of them by no text. */
export function matchingGoods(text: string): SQL | undefined {
  const filter = plainLine(text)
  if (filter === '') return undefined
  const part = containing(filter)
  const number = /^[1-9]\d{0,8}$/.test(filter) ? eq(product.id, Number(filter)) : undefined
  const names = ['en', 'ru', 'kg'].map((language) => ilike(sql`${product.name} ->> ${language}`, part))
  return or(number, ilike(product.slug, part), ...names)
}
