import type { Tools } from '../tools.ts'
import { cachedByRevision } from './cached-by-revision.ts'
import { conditionsOf, orderText, whereText, type Order, type Wanted } from './listing-query.ts'
import { cardInColor } from './card-in-color.ts'
import { named } from './named-statement.ts'

/** Ten pages: further ones are rarely looked at and are ranked anew. */
const MOST_KEPT = 240

interface Ranked {
  /** The first ones in order. */
  ids: number[]
  total: number
}

const kept = cachedByRevision<Ranked>(1_000)

/** The goods that a search finds, best first. All that match must be ranked to know the best, so the order is kept. */
export async function rankedProducts(tools: Tools, wanted: Wanted, order: Order): Promise<Ranked> {
  if (wanted.words?.some((meant) => meant.length === 0)) return { ids: [], total: 0 }
  return kept(tools, `${order} ${JSON.stringify(wanted)}`, async () => {
    const conditions = conditionsOf(wanted, order)
    const { rows } = await tools.db.$client.query<{ id: number; total: number }>(
      named(
        `select product_id as id, (count(*) over ())::int as total from ${conditions.from}
         where ${whereText(conditions)} order by ${orderText(order, conditions)} limit ${MOST_KEPT}`,
        conditions.values,
      ),
    )
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
  })
}

/** The cards of products in this order, as JSON texts with commas between. */
export async function cardsOf(
  tools: Pick<Tools, 'db'>,
  { country, color }: Pick<Wanted, 'country' | 'color'>,
  ids: readonly number[],
): Promise<string> {
  if (ids.length === 0) return ''
  const isColored = color.length > 0
  const { rows } = await tools.db.$client.query<{ cards: string | null }>(
    named(
      `select string_agg(${isColored ? cardInColor('$3::int[]') : 'card'}, ',' order by place) as cards
       from unnest($2::int[]) with ordinality as goods (product_id, place)
       join listing_card c on c.country = $1 and c.product_id = goods.product_id`,
      [country, ids, ...(isColored ? [color] : [])],
    ),
  )
  return rows[0]?.cards ?? ''
}
