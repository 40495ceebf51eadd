import { MAX_WISHLIST_ITEMS, type WishlistItem, type WishlistChange } from '@shyrdak/sdk/contract'
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import { product } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { wishlistItem } from './tables.ts'

/** Returns the wishlist of an account, newest first. */
export async function listWishlistItems(
  db: Database | Transaction,
  accountId: number,
): Promise<WishlistItem[]> {
  return db
    .select({ market: wishlistItem.market, product_id: wishlistItem.productId })
    .from(wishlistItem)
    .where(eq(wishlistItem.accountId, accountId))
    .orderBy(desc(wishlistItem.id))
}

/**
 * Applies changes to a wishlist and returns the result. Of several changes to one product the last counts.
 */
export async function changeWishlist(
  { db }: Pick<AppContext, 'db'>,
  accountId: number,
  changes: readonly WishlistChange[],
): Promise<WishlistItem[]> {
  const last = new Map(changes.map((change) => [change.product_id, change]))
  const removed = [...last.values()].filter(({ is_wished: isWished }) => !isWished)
  const added = [...last.values()].filter(({ is_wished: isWished }) => isWished)
  return transaction(db, async (tx) => {
    // Serializes changes from several devices.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
    const ofAccount = eq(wishlistItem.accountId, accountId)
    if (removed.length > 0)
      await tx.delete(wishlistItem).where(
        and(
          ofAccount,
          inArray(
            wishlistItem.productId,
            removed.map(({ product_id: id }) => id),
          ),
        ),
      )
    const known = await knownProducts(tx, added)
    for (const { market, product_id: productId } of added)
      if (known.has(`${market} ${productId}`))
        await tx.insert(wishlistItem).values({ accountId, market, productId }).onConflictDoNothing()
    const kept = tx
      .select({ id: wishlistItem.id })
      .from(wishlistItem)
      .where(ofAccount)
      .orderBy(desc(wishlistItem.id))
    await tx
      .delete(wishlistItem)
      .where(and(ofAccount, notInArray(wishlistItem.id, sql`(${kept.limit(MAX_WISHLIST_ITEMS)})`)))
    return listWishlistItems(tx, accountId)
  })
}

async function knownProducts(tx: Transaction, wishes: readonly WishlistItem[]): Promise<Set<string>> {
  if (wishes.length === 0) return new Set()
  const ids = wishes.map(({ product_id: id }) => id)
  const rows = await tx
    .select({ id: product.id, market: product.market })
    .from(product)
    .where(inArray(product.id, ids))
  return new Set(rows.map(({ id, market }) => `${market} ${id}`))
}
