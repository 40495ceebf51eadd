import type { OrderKind, Variation } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import { statement } from '#platform/sql/statement.ts'

const sizesOf = (prefix: '' | 'special_') => `
  select s.variation_id as "variationId", s.size, s.quantity as stock from ${prefix}variation v
  join ${prefix}stock s on s.variation_id = v.id where v.product_id = $1 order by s.position, s.size`

const SIZES: Readonly<Record<OrderKind, string>> = { retail: sizesOf(''), special: sizesOf('special_') }

/** A kept page of a product with the sizes of its colours and their stock as they are at this moment. */
export async function withFreshStock<Page extends { id: number; variations: Variation[] }>(
  { db }: Pick<AppContext, 'db'>,
  kind: OrderKind,
  page: Page,
): Promise<Page> {
  const rows = await statement<{ variationId: number; size: string; stock: number }>(db, SIZES[kind], [
    page.id,
  ])
  const sizes = Map.groupBy(rows, ({ variationId }) => variationId)
  return {
    ...page,
    variations: page.variations.map((one) => ({
      ...one,
      sizes: (sizes.get(one.id) ?? []).map(({ size, stock }) => ({ size, stock })),
    })),
  }
}
