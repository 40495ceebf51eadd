import type { Variation } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import { statement } from '#platform/sql/statement.ts'

const SIZES = `
  select s.variation_id as "variationId", s.size, s.quantity as stock from variation v
  join stock s on s.variation_id = v.id where v.product_id = $1 order by s.position, s.size`

/** Adds to a cached product page the sizes of its colours and their current stock. */
export async function withFreshStock<Page extends { id: number; variations: Variation[] }>(
  { db }: Pick<AppContext, 'db'>,
  page: Page,
): Promise<Page> {
  const rows = await statement<{ variationId: number; size: string; stock: number }>(db, SIZES, [page.id])
  const sizes = Map.groupBy(rows, ({ variationId }) => variationId)
  return {
    ...page,
    variations: page.variations.map((one) => ({
      ...one,
      sizes: (sizes.get(one.id) ?? []).map(({ size, stock }) => ({ size, stock })),
    })),
  }
}
