import type { NewRetailOrder, OrderKind, PlacedOrder, QuoteDestination } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { retailOrder } from './tables.ts'
import { cartFingerprint, destinationKey, isQuoteValidFor, quoteCart } from '#modules/delivery/index.ts'
import { dayOf } from '#platform/day.ts'
import { createdBy, intentByKeyOrBody } from '#platform/idempotency/intent.ts'
import type { Principal } from '#platform/principal.ts'
import { refuse, refuseField, Refusal } from '#platform/refusal.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { offeredProviders } from '#gateways/payments/offered-providers.ts'
import type { AppContext } from '#platform/context.ts'
import type { OrdersContext } from './context.ts'
import { checkAddress, checkPlacement } from './check-placement.ts'
import { isOwner } from './find-order.ts'
import { retryOnConflict, ConflictError } from '#platform/sql/transaction.ts'
import { orderSecret, paymentLinkPath, secretHash } from './order-secret.ts'
import { presentOrder, presentOrderRows } from './present-order.ts'
import { priceOrder } from './price-order.ts'
import { readPlacement } from './read-placement.ts'
import { writeOrder, type WrittenOrder } from './write-order.ts'
import { onlyRow } from '#platform/sql/only-row.ts'
import { MINUTE_MS } from '#platform/time.ts'

export interface Placement {
  /** The kind of goods that the order may contain. */
  kind: OrderKind
  body: z.infer<typeof NewRetailOrder>
  country: string
  principal: Principal
  ip: string
  idempotencyKey: string | undefined
}

const WITH_FRESH_QUOTE = new Set([
  'QUOTE_STALE',
  'PRICE_CHANGED',
  'SOLD_OUT',
  'NOT_SOLD_HERE',
  'DISCOUNT_CHANGED',
])

/**
 * Places an order, all or nothing: one statement reads, another writes. Anything that changed since the
 * shopper saw it is refused with a fresh quote. The same intent sent twice gets the same answer.
 */
export async function placeOrder(context: OrdersContext, sent: Placement): Promise<PlacedOrder> {
  const placement = { ...sent, body: await checkPlacement(context, sent.body, sent) }
  const paymentLink = context.random.uuid()
  const secret = await orderSecret(context.db, paymentLink)
  try {
    const placed = await retryOnConflict(() => place(context, placement, { paymentLink, secret }))
    if (typeof placed === 'number') return await placedBefore(context, placed, sent.principal)
    return {
      order: presentOrderRows({ ...placed, attempts: [] }),
      secret,
      payment_link: paymentLinkPath(paymentLink, secret),
    }
  } catch (error) {
    if (!(error instanceof Refusal) || !WITH_FRESH_QUOTE.has(error.code)) throw error
    const { items, address } = placement.body
    const fresh = await quoteCart(
      context,
      placement.country,
      items.map(lineRequestOf),
      destinationOf(address),
    )
    const unknown = fresh.lines.findIndex(({ state }) => state === 'unknown')
    if (unknown >= 0) throw refuseField(['items', unknown, 'product_id'], 'unknown')
    throw refuse(error.code, { message: error.message, data: { ...error.details.data, quote: fresh } })
  }
}

/** The destination for carriers; undefined when city or postal code is missing. */
const destinationOf = ({ city, postal_code }: Placement['body']['address']): QuoteDestination | undefined =>
  city === undefined || postal_code === undefined ? undefined : { city, postal_code }

const lineRequestOf = ({ service_id: _, sale_cost: __, ...requested }: Placement['body']['items'][number]) =>
  requested

/**
 * Returns the current state of the order that the same intent created before.
 * @throws KEY_REUSED for an order of an account other than the caller's
 */
async function placedBefore({ db }: AppContext, orderId: number, principal: Principal): Promise<PlacedOrder> {
  const order = onlyRow(
    await db.select().from(retailOrder).where(eq(retailOrder.id, orderId)),
    `select from retail_order ${orderId}`,
  )
  if (order.ownerId !== null && !isOwner(order, principal))
    throw refuse('KEY_REUSED', { message: 'This order was placed before, by another account.' })
  const secret = await orderSecret(db, order.paymentLink)
  return {
    order: await presentOrder(db, order),
    secret,
    payment_link: paymentLinkPath(order.paymentLink, secret),
  }
}

/**
 * Writes the order, or returns the id of the one that this intent created before. One statement reads all
 * that is checked, another writes; throws `ConflictError` to start over when stock or the intent was taken in
 * between.
 */
async function place(
  context: OrdersContext,
  { kind, body, country, ...caller }: Placement,
  { paymentLink, secret }: { paymentLink: string; secret: string },
): Promise<WrittenOrder | number> {
  const now = context.clock()
  // An intent of whoever sends it: people log in between a lost response and the retry.
  const intent = intentByKeyOrBody(
    { ...caller, principal: { kind: 'guest' } },
    { creates: 'retail_order', body, sentAt: now },
  )
  const buyer = {
    emailKey: emailKey(body.contact.email),
    accountId: caller.principal.kind === 'session' ? caller.principal.userId : null,
  }
  const { known, quote, lines, discount, orderId } = await readPlacement(context.db, {
    country,
    items: body.items,
    quoteId: body.quote_id,
    intentKey: intent.key,
    discount: { code: body.discount_code ?? null, ...buyer },
    now,
  })
  if (known) return createdBy(intent, known)
  checkPaymentMethod(context, body)
  const destination = destinationOf(body.address)
  const requested = {
    country,
    fingerprint: cartFingerprint(body.items),
    destination: destination ? destinationKey(destination) : null,
    now,
  }
  if (!quote || !isQuoteValidFor(quote, requested))
    throw refuse('QUOTE_STALE', { message: 'The quote has expired or is for another basket.' })
  const priced = priceOrder(body, lines, { quote, discount, day: dayOf(now) })
  const order = {
    id: orderId,
    kind,
    body,
    priced,
    shippingAddress: checkAddress(
      body,
      priced.lines.map(({ service }) => service),
    ),
    buyer,
    principal: caller.principal,
    paymentLink,
    secretHash: secretHash(secret),
    heldUntil: new Date(now.getTime() + context.settings.orderHoldMinutes * MINUTE_MS),
    at: now,
  }
  const written = await writeOrder(context, order, intent)
  if (!written) throw new ConflictError()
  return written
}

function checkPaymentMethod({ banks }: OrdersContext, { payment_method: method }: Placement['body']): void {
  const offered = offeredProviders(banks)
  if (offered.length === 0)
    throw refuse('NOT_PAYABLE', { message: 'The store takes no payments at the moment.' })
  if (!offered.includes(method)) throw refuseField(['payment_method'], 'unknown')
}
