import type { ConfirmedNotification } from '@shyrdak/sdk/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { tokenHash } from '../auth/token.ts'
import { stockNotice } from '../db/schema/notifications.ts'
import { inTransaction } from '../orders/in-transaction.ts'
import { refuse } from '../refusal.ts'
import type { Tools } from '../tools.ts'
import { goodsOfNotice, GOODS } from './notice-rows.ts'

const UNKNOWN = { message: 'This link was used or has ended.' }

/**
 * Takes an address's yes; saying it again changes nothing. What came back meanwhile is told at once.
 * @throws NOT_FOUND where the letter has been sent, the request was taken back or has had its day
 */
export async function confirmNotice(tools: Tools, secret: string): Promise<ConfirmedNotification> {
  return inTransaction(tools, async (tx) => {
    const [asked] = await tx
      .select()
      .from(stockNotice)
      .where(and(eq(stockNotice.tokenHash, tokenHash(secret)), isNull(stockNotice.toldAt)))
    if (!asked) throw refuse('NOT_FOUND', UNKNOWN)
    const { stock } = GOODS[asked.priceType]
    // Whoever raises the stock waits for this yes, or is seen here. Shelves are locked before notices, as elsewhere.
    await tx
      .select({ size: stock.size })
      .from(stock)
      .where(and(eq(stock.variationId, asked.variationId), eq(stock.size, asked.size)))
      .for('share')
    const goods = await goodsOfNotice(tx, asked)
    if (!goods) throw refuse('NOT_FOUND', UNKNOWN)
    const now = tools.clock()
    const [confirmed] = await tx
      .update(stockNotice)
      .set({ confirmedAt: asked.confirmedAt ?? now, ...(goods.quantity > 0 && { queuedAt: now }) })
      .where(and(eq(stockNotice.id, asked.id), isNull(stockNotice.toldAt)))
      .returning({ id: stockNotice.id })
    if (!confirmed) throw refuse('NOT_FOUND', UNKNOWN)
    if (goods.quantity > 0) await tools.jobs.add(tx, 'stock-notice', { noticeId: asked.id })
    const { priceType, size } = asked
    const { productId, colorId, slug, name, color } = goods
    return { productId, priceType, soleId: null, colorId, size, slug, name, color }
  })
}

/**
 * Takes a request back; nothing of it stays.
 * @throws NOT_FOUND where there is none, any more
 */
export async function cancelNotice({ db }: Pick<Tools, 'db'>, secret: string): Promise<void> {
  const gone = await db
    .delete(stockNotice)
    .where(eq(stockNotice.tokenHash, tokenHash(secret)))
    .returning({ id: stockNotice.id })
  if (gone.length === 0) throw refuse('NOT_FOUND', UNKNOWN)
}
