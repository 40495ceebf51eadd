import type { Language, NewNotification, NotificationState } from '@shyrdak/sdk/contract'
import { and, eq, sql } from 'drizzle-orm'
import { emailKey } from '#platform/session/email-key.ts'
import { ownAccount } from '#modules/accounts/index.ts'
import { tokenHash } from '#platform/session/token.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { stockSubscription } from './tables.ts'
import type { Principal } from '#platform/principal.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { refuseUnstorable } from '#platform/text/plain-text.ts'
import type { AppContext } from '#platform/context.ts'
import { product, productSole, stock, variation, wholesaleProduct } from '#modules/catalogue/index.ts'
import { NO_SOLE, subscriptionSecrets } from './subscription-rows.ts'
import { confirmationEmail } from './emails/confirmation-email.ts'

/**
 * Subscribes an address to a sold-out size, at most once. An address that is not confirmed as the caller's
 * gets a confirmation email first.
 * @throws NOT_FOUND for an unknown product; INVALID by field for an unknown colour, size or sole, for a size
 * that is in stock (`in_stock`), and for a guest without an email
 */
export async function subscribeToStock(
  context: AppContext,
  body: NewNotification,
  by: { principal: Principal; language: Language },
): Promise<{ state: NotificationState }> {
  refuseUnstorable(body)
  const { email, isOwn } = await addressOf(context, body, by.principal)
  const secretOf = await subscriptionSecrets(context.db)
  const id = context.random.uuid()
  await transactionWithJobs(context, async (tx) => {
    const variationId = await soldOutVariation(tx, body, by.principal)
    const now = context.clock()
    const [saved] = await tx
      .insert(stockSubscription)
      .values({
        id,
        priceType: body.priceType,
        variationId,
        size: body.size,
        soleId: body.soleId ?? NO_SOLE,
        email,
        emailKey: emailKey(email),
        language: by.language,
        tokenHash: tokenHash(secretOf(id)),
        askedAt: now,
        confirmedAt: isOwn ? now : null,
      })
      .onConflictDoUpdate({
        target: [
          stockSubscription.emailKey,
          stockSubscription.priceType,
          stockSubscription.variationId,
          stockSubscription.size,
          stockSubscription.soleId,
        ],
        set: {
          language: by.language,
          askedAt: now,
          // A subscriber who was notified before subscribes again.
          confirmedAt: isOwn ? now : null,
          queuedAt: null,
          notifiedAt: null,
        },
        // A confirmed subscription that is waiting stays unchanged.
        setWhere: sql`${stockSubscription.confirmedAt} is null or ${stockSubscription.notifiedAt} is not null`,
      })
      .returning({ id: stockSubscription.id })
    if (saved && !isOwn) await context.jobs.add(tx, confirmationEmail, { subscriptionId: saved.id })
  })
  return { state: isOwn ? 'waiting' : 'confirming' }
}

/** Returns the address to email, and whether it is confirmed as the caller's own. */
async function addressOf(context: AppContext, { email }: NewNotification, principal: Principal) {
  if (principal.kind !== 'session') {
    if (email === undefined) throw refuseField(['email'], 'required')
    return { email, isOwn: false }
  }
  const own = await ownAccount(context, principal)
  const isMeant = email === undefined || emailKey(email) === own.emailKey
  return isMeant ? { email: own.email, isOwn: own.emailConfirmedAt !== null } : { email, isOwn: false }
}

/**
 * Returns the id of the sold-out variation. Locks its stock, so that it cannot be restocked before the
 * subscription is stored.
 */
async function soldOutVariation(
  tx: Transaction,
  { priceType, productId, colorId, soleId, size }: NewNotification,
  principal: Principal,
) {
  const isWholesale = priceType === 'reyestr' || priceType === 'sole'
  const [found] = await tx
    .select({ variationId: variation.id, soleId: productSole.soleId })
    .from(product)
    .leftJoin(variation, and(eq(variation.productId, product.id), eq(variation.colorId, colorId)))
    .leftJoin(wholesaleProduct, eq(wholesaleProduct.productId, product.id))
    .leftJoin(
      productSole,
      and(eq(productSole.productId, product.id), eq(productSole.soleId, soleId ?? NO_SOLE)),
    )
    .where(
      and(
        eq(product.id, productId),
        isWholesale ? eq(wholesaleProduct.priceType, priceType) : eq(product.market, priceType),
      ),
    )
  if (!found || (isWholesale && !seesWholesale(principal)))
    throw refuse('NOT_FOUND', { message: 'There is no such product.' })
  const { variationId } = found
  if (variationId === null) throw refuseField(['colorId'], 'unknown')
  if (priceType === 'sole' && soleId === null) throw refuseField(['soleId'], 'required')
  if (soleId !== null && (priceType !== 'sole' || found.soleId === null))
    throw refuseField(['soleId'], 'unknown')
  const [key] = await tx
    .select({ quantity: stock.quantity })
    .from(stock)
    .where(and(eq(stock.variationId, variationId), eq(stock.size, size)))
    .for('share')
  if (!key) throw refuseField(['size'], 'unknown')
  if (key.quantity > 0) throw refuseField(['size'], 'in_stock')
  return variationId
}

/** Only approved clients see wholesale goods; for anyone else they do not exist. */
const seesWholesale = (principal: Principal): boolean =>
  principal.kind === 'session' && principal.company !== undefined && !principal.isUnapproved
