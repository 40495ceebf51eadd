import { eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { containing } from '#platform/sql/containing.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { product } from './tables.ts'

/**
 * The condition for a manager's search by id, slug or part of a name; undefined, matching all goods, for an
 * empty text.
 */
export function matchingGoods(text: string): SQL | undefined {
  const filter = plainLine(text)
  if (filter === '') return undefined
  const part = containing(filter)
  const number = /^[1-9]\d{0,8}$/.test(filter) ? eq(product.id, Number(filter)) : undefined
  const names = ['en', 'ru', 'kg'].map((language) => ilike(sql`${product.name} ->> ${language}`, part))
  return or(number, ilike(product.slug, part), ...names)
}
