import type { Issue } from '@shyrdak/sdk/contract'
import type { NewColors } from '@shyrdak/sdk/management'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { withImages } from '#platform/storage/desk-images.ts'
import { unstorableTexts } from '#platform/text/plain-text.ts'
import type { CatalogueContext } from '../context.ts'
import { refreshListing } from '../listing/refresh-listing.ts'
import { color, stock, variation, type GoodsMarket } from '../tables.ts'
import { GOODS, productTag, STOCK } from '../tags.ts'
import { lockGoods, type GoodsAt } from './lock-goods.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

/**
 * Sets the colours of a product with their photos and sizes, all in order. Existing colours and sizes keep
 * their ids and stock, so that carts and orders still match.
 * @throws NOT_FOUND, STALE; INVALID by position, with `needed` when a product on sale would have no size left
 */
export async function setColors(
  context: Pick<CatalogueContext, 'db' | 'clock' | 'namedImages' | 'wholesaleGoods'>,
  market: GoodsMarket,
  at: GoodsAt,
  { colors }: NewColors,
): Promise<void> {
  const issues = [...unstorableTexts({ colors }), ...repeated(colors)]
  if (issues.length > 0) throw refuse('INVALID', { issues })
  const { id } = at
  await transaction(context.db, async (tx) => {
    const { isOnSale } = await lockGoods(context, tx, market, at)
    if (isOnSale && colors.every(({ sizes }) => sizes.length === 0))
      throw refuse('INVALID', { issues: [{ path: ['colors'], code: 'needed' }] })
    await refuseUnknownColors(tx, colors)
    const before = await tx.select().from(variation).where(eq(variation.productId, id))
    // Locks the stock in the buyers' order before any row is deleted.
    await tx
      .select({ size: stock.size })
      .from(stock)
      .where(
        inArray(
          stock.variationId,
          before.map((row) => row.id),
        ),
      )
      .orderBy(asc(stock.variationId), asc(stock.size))
      .for('update')
    const images = {
      before: before.flatMap(({ photos }) => photos.map((path) => ({ path, field: [] }))),
      after: colors.flatMap(({ photos }, place) =>
        photos.map((path, photo) => ({ path, field: ['colors', place, 'photos', photo] })),
      ),
    }
    await withImages(tx, context, images, async () => {
      await tx.delete(variation).where(
        and(
          eq(variation.productId, id),
          notInArray(
            variation.colorId,
            colors.map(({ color_id }) => color_id),
          ),
        ),
      )
      for (const [position, one] of colors.entries()) await writeColor(tx, id, position, one)
    })
    await refreshListing(tx, [id])
    await bumpRevision(tx, [productTag(id), GOODS, STOCK])
  })
}

type Color = NewColors['colors'][number]

async function writeColor(
  tx: Transaction,
  productId: number,
  position: number,
  { color_id: colorId, photos, sizes }: Color,
): Promise<void> {
  const row = onlyRow(
    await tx
      .insert(variation)
      .values({ productId, colorId, photos: [...photos], position })
      .onConflictDoUpdate({
        target: [variation.productId, variation.colorId],
        set: { photos: [...photos], position },
      })
      .returning({ id: variation.id }),
    `insert into variation of product ${productId}, colour ${colorId},`,
  )
  const variationId = row.id
  await tx.delete(stock).where(and(eq(stock.variationId, variationId), notInArray(stock.size, [...sizes])))
  const rows = sizes.map((size, place) => ({ variationId, size, quantity: 0, position: place }))
  if (rows.length > 0)
    await tx
      .insert(stock)
      .values(rows)
      .onConflictDoUpdate({
        target: [stock.variationId, stock.size],
        set: { position: sql`excluded.position` },
      })
}

/** Issues for repeated colours, photos or sizes. */
function repeated(colors: readonly Color[]): Issue[] {
  const twice = (items: readonly (string | number)[], pathOf: (place: number) => Issue['path']): Issue[] =>
    items.flatMap((item, place) =>
      items.indexOf(item) < place ? [{ path: pathOf(place), code: 'duplicate' }] : [],
    )
  return [
    ...twice(
      colors.map(({ color_id }) => color_id),
      (place) => ['colors', place, 'color_id'],
    ),
    ...colors.flatMap(({ photos, sizes }, at) => [
      ...twice(photos, (place) => ['colors', at, 'photos', place]),
      ...twice(sizes, (place) => ['colors', at, 'sizes', place]),
    ]),
  ]
}

async function refuseUnknownColors(tx: Transaction, colors: readonly Color[]): Promise<void> {
  const ids = colors.map(({ color_id }) => color_id)
  const found =
    ids.length === 0
      ? []
      : await tx.select({ id: color.id }).from(color).where(inArray(color.id, ids)).for('key share')
  const known = new Set(found.map(({ id }) => id))
  const issues = ids.flatMap((id, place) =>
    known.has(id) ? [] : [{ path: ['colors', place, 'color_id'], code: 'unknown' }],
  )
  if (issues.length > 0) throw refuse('INVALID', { issues })
}
