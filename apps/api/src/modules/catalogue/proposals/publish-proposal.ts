import { DEFAULT_COUNTRY } from '@shyrdak/sdk/contract'
import { slugOf } from '@shyrdak/sdk/management'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { insertUnsubmitted } from '../artisans/new-artisan.ts'
import { refreshListing } from '../listing/refresh-listing.ts'
import { specialProduct, type proposal } from '../special-tables.ts'
import { price, product, stock, variation } from '../tables.ts'
import { artisanTag, GOODS, PRICES, productTag } from '../tags.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

/**
 * Creates a special product from a proposal, sold in every country with special goods, and returns its id. The
 * proposal has its texts in every language.
 */
export async function publishProposal(
  context: Pick<AppContext, 'clock'>,
  tx: Transaction,
  row: typeof proposal.$inferSelect,
): Promise<number> {
  await insertUnsubmitted(tx, row)
  const made = onlyRow(
    await tx
      .insert(product)
      .values({
        market: 'special',
        // A readable slug, made unique by the proposal's id.
        slug: `${slugOf(row.name) || 'piece'}-p${row.id}`,
        name: row.name,
        description: row.description,
        details: [],
        weightG: row.weightG,
        createdAt: context.clock(),
      })
      .returning({ id: product.id }),
    `insert into product of proposal ${row.id}`,
  )
  const productId = made.id
  await tx.insert(specialProduct).values({
    productId,
    categoryId: row.categoryId,
    artisanId: row.artisanId,
    madeToOrderDays: row.madeToOrderDays,
  })
  const color = onlyRow(
    await tx
      .insert(variation)
      .values({ productId, colorId: row.colorId, photos: row.photos, position: 0 })
      .returning({ id: variation.id }),
    `insert into variation of proposal ${row.id}`,
  )
  await tx.insert(stock).values({ variationId: color.id, size: row.size, quantity: row.stock, position: 0 })
  const sold = await tx
    .selectDistinct({ country: price.country })
    .from(price)
    .innerJoin(specialProduct, eq(specialProduct.productId, price.productId))
  const countries = new Set([DEFAULT_COUNTRY, ...sold.map(({ country }) => country)])
  await tx
    .insert(price)
    .values([...countries].map((country) => ({ productId, country, amountMinor: row.priceMinor })))
  await refreshListing(tx, [productId])
  await bumpRevision(tx, [GOODS, PRICES, productTag(productId), artisanTag(row.artisanId)])
  return productId
}
