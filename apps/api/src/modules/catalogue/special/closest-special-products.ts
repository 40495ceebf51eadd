import type { AppContext } from '#platform/context.ts'
import { statement } from '#platform/sql/statement.ts'
import { bestMatches, MAX_FOUND } from '../search/best-matches.ts'
import { searchedText } from '../search/searched-text.ts'
import { termConditions, type Put } from '../search/term-conditions.ts'
import { SPECIAL } from '../search/vocabulary.ts'

interface SpecialSearch {
  country: string
  text: string
  categoryIds: readonly number[] | null
  artisanId: number | null
  colorId: number | null
}

/** Goods of a workshop that is not published are left out: a search must not lead to it. */
const FROM = `special_search_entry join special_product own using (product_id) join price using (product_id)
  left join artisan on artisan.id = own.artisan_id`
const IS_OPEN = `(own.artisan_id is null or artisan.state = 'published')`

/** Returns the ids of the special goods that a text finds in a country, best first. */
export async function closestSpecialProducts(
  context: AppContext,
  { country, text, categoryIds, artisanId, colorId }: SpecialSearch,
): Promise<number[]> {
  const { terms, phrase } = await searchedText(context, text, SPECIAL)
  if (terms.some((ids) => ids.length === 0)) return []
  const values: unknown[] = []
  const put: Put = (value, type) => `$${values.push(value)}::${type}`
  const { conditions, nameConditions, relevance } = termConditions(terms, put)
  const where = [...conditions, `price.country = ${put(country, 'text')}`, IS_OPEN]
  if (categoryIds !== null) where.push(`own.category_id = any(${put(categoryIds, 'int[]')})`)
  if (artisanId !== null) where.push(`own.artisan_id = ${put(artisanId, 'int')}`)
  if (colorId !== null)
    where.push(
      `exists (select from variation v where v.product_id = own.product_id and v.color_id = ${put(colorId, 'int')})`,
    )
  const best = bestMatches({
    from: FROM,
    where: where.join(' and '),
    nameConditions,
    relevance,
    phrase,
    put,
  })
  // The best plan depends on how common these terms are.
  const rows = await statement<{ id: number }>(context.db, best, values, { isPrepared: false })
  return rows.slice(0, MAX_FOUND).map(({ id }) => id)
}
