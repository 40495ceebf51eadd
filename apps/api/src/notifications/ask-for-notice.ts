import type { Language, NewNotification, NotificationState } from '@shyrdak/sdk/contract'
import { and, eq, sql } from 'drizzle-orm'
import { emailKey } from '../auth/email-key.ts'
import { ownAccount } from '../auth/own-account.ts'
import { tokenHash } from '../auth/token.ts'
import type { Transaction } from '../db/database.ts'
import { stockNotice } from '../db/schema/notifications.ts'
import type { Actor } from '../handler.ts'
import { inTransaction } from '../orders/in-transaction.ts'
import { refuse, refuseField } from '../refusal.ts'
import type { Tools } from '../tools.ts'
import { GOODS, noticeSecrets } from './notice-rows.ts'

/**
 * Notes that somebody wants a letter when a colour and size is back: once a person and thing, however often they ask.
 * An address that is not known to be the caller's is written to first.
 * @throws NOT_FOUND for no such product; INVALID, by its field, for a colour or size that it does not have, for one
 * that is in stock (`in_stock`), and for a guest's missing e-mail
 */
export async function askForNotice(
  tools: Tools,
  body: NewNotification,
  by: { actor: Actor; language: Language },
): Promise<{ state: NotificationState }> {
  const { email, isOwn } = await addressOf(tools, body, by.actor)
  const secretOf = await noticeSecrets(tools.db)
  const id = tools.random.uuid()
  await inTransaction(tools, async (tx) => {
    const variationId = await emptyShelf(tx, body)
    const now = tools.clock()
    const [kept] = await tx
      .insert(stockNotice)
      .values({
        id,
        priceType: body.priceType,
        variationId,
        size: body.size,
        email,
        emailKey: emailKey(email),
        language: by.language,
        tokenHash: tokenHash(secretOf(id)),
        askedAt: now,
        confirmedAt: isOwn ? now : null,
      })
      .onConflictDoUpdate({
        target: [stockNotice.emailKey, stockNotice.priceType, stockNotice.variationId, stockNotice.size],
        set: {
          language: by.language,
          askedAt: now,
          // Whoever was told before asks anew.
          confirmedAt: isOwn ? now : null,
          queuedAt: null,
          toldAt: null,
        },
        // One that waits goes on waiting.
        setWhere: sql`${stockNotice.confirmedAt} is null or ${stockNotice.toldAt} is not null`,
      })
      .returning({ id: stockNotice.id })
    if (kept && !isOwn) await tools.jobs.add(tx, 'notice-confirmation', { noticeId: kept.id })
  })
  return { state: isOwn ? 'waiting' : 'confirming' }
}

/** Where the letter goes, and whether whoever calls has shown that it is theirs. */
async function addressOf(tools: Tools, { email }: NewNotification, actor: Actor) {
  if (actor.kind !== 'session') {
    if (email === undefined) throw refuseField(['email'], 'required')
    return { email, isOwn: false }
  }
  const own = await ownAccount(tools, actor)
  const isMeant = email === undefined || emailKey(email) === own.emailKey
  return isMeant ? { email: own.email, isOwn: own.emailConfirmedAt !== null } : { email, isOwn: false }
}

/** The variation that is waited for. Its shelf is held, so that nothing comes back between this look and the note. */
async function emptyShelf(tx: Transaction, { priceType, productId, colorId, size }: NewNotification) {
  const { product, variation, stock } = GOODS[priceType]
  const [found] = await tx
    .select({ variationId: variation.id })
    .from(product)
    .leftJoin(variation, and(eq(variation.productId, product.id), eq(variation.colorId, colorId)))
    .where(eq(product.id, productId))
  if (!found) throw refuse('NOT_FOUND', { message: 'There is no such product.' })
  const { variationId } = found
  if (variationId === null) throw refuseField(['colorId'], 'unknown')
  const [shelf] = await tx
    .select({ quantity: stock.quantity })
    .from(stock)
    .where(and(eq(stock.variationId, variationId), eq(stock.size, size)))
    .for('share')
  if (!shelf) throw refuseField(['size'], 'unknown')
  if (shelf.quantity > 0) throw refuseField(['size'], 'in_stock')
  return variationId
}
