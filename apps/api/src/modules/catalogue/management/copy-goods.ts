import type { NewGoods } from '@shyrdak/sdk/management'
import { and, eq, inArray } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Intent } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction, ConflictError } from '#platform/sql/transaction.ts'
import { withImages } from '#platform/storage/desk-images.ts'
import { refreshListing } from '../listing/refresh-listing.ts'
import { product, productLink, stock, variation } from '../tables.ts'
import { productTag } from '../tags.ts'
import { goodsNotFound } from './lock-goods.ts'
import type { MarketGoods } from './market-goods.ts'
import { takeSlug } from './move-slug.ts'
import { freeSlug } from './free-slug.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'namedImages'>

/**
 * Copies a product as a draft, once per intent: texts, colours, photos, sizes and buttons, without stock and
 * prices. Returns the id of the copy.
 * @throws NOT_FOUND, KEY_REUSED
 */
export const copyGoods = <New extends NewGoods, Own extends object>(
  context: Context,
  goods: MarketGoods<New, Own>,
  id: number,
  intent?: Intent,
): Promise<number> =>
  transaction(context.db, (tx) => once(tx, intent, () => insertCopy(tx, context, goods, id)))

async function insertCopy<New extends NewGoods, Own extends object>(
  tx: Transaction,
  context: Context,
  { market, copy }: MarketGoods<New, Own>,
  id: number,
): Promise<number> {
  const [row] = await tx
    .select()
    .from(product)
    .where(and(eq(product.id, id), eq(product.market, market)))
    .for('share')
  if (!row) throw goodsNotFound()
  const slug = await freeSlug(tx, market, row.slug)
  const { name, description, details, weightG } = row
  const [made] = await tx
    .insert(product)
    .values({ market, slug, name, description, details, weightG, createdAt: context.clock() })
    .onConflictDoNothing()
    .returning({ id: product.id })
  // The slug was taken by a concurrent transaction.
  if (!made) throw new ConflictError(`the slug ${slug}`)
  await copy(tx, id, made.id)
  await takeSlug(tx, market, slug)
  await copyColors(context, tx, id, made.id)
  const links = await tx.select().from(productLink).where(eq(productLink.productId, id))
  if (links.length > 0)
    await tx
      .insert(productLink)
      .values(links.map(({ text, href, position }) => ({ text, href, position, productId: made.id })))
  await refreshListing(tx, [made.id])
  await bumpRevision(tx, [productTag(made.id)])
  return made.id
}

async function copyColors(context: Context, tx: Transaction, from: number, to: number): Promise<void> {
  const colors = await tx.select().from(variation).where(eq(variation.productId, from))
  if (colors.length === 0) return
  const after = colors.flatMap(({ photos }) => photos.map((path) => ({ path, field: [] })))
  const made = await withImages(tx, context, { before: [], after }, () =>
    tx
      .insert(variation)
      .values(colors.map(({ colorId, photos, position }) => ({ colorId, photos, position, productId: to })))
      .returning(),
  )
  const copyOf = new Map(made.map((row) => [row.colorId, row.id]))
  const ofColor = new Map(colors.map((row) => [row.id, copyOf.get(row.colorId)]))
  const sizes = await tx
    .select()
    .from(stock)
    .where(inArray(stock.variationId, [...ofColor.keys()]))
  const rows = sizes.flatMap(({ variationId, size, position }) => {
    const copied = ofColor.get(variationId)
    return copied === undefined ? [] : [{ variationId: copied, size, position, quantity: 0 }]
  })
  if (rows.length > 0) await tx.insert(stock).values(rows)
}
