import type { NewRetailOrder, OrderKind, PlacedOrder } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
import { queued } from '#platform/jobs/job.ts'
import { retailOrder } from './tables.ts'
import { findLines, takeStock } from '#modules/catalogue/index.ts'
import { cartFingerprint, holdsQuote, quoteCart, type SavedQuoteLine } from '#modules/delivery/index.ts'
import type { Principal } from '#platform/principal.ts'
import { refuse, refuseField, Refusal } from '#platform/refusal.ts'
import { bodyFingerprint } from './rules/orders.ts'
import { offeredProviders } from '#gateways/payments/offered-providers.ts'
import type { AppContext } from '#platform/context.ts'
import type { OrdersContext } from './context.ts'
import { orderEmail } from './emails/order-email.ts'
import { orderExpiry } from './expire-orders.ts'
import { checkPlacement } from './check-placement.ts'
import { claimIntent, intentOf } from './idempotency.ts'
import { inTransaction } from '#platform/sql/transaction.ts'
import { orderSecret, paymentLinkPath, secretHash } from './order-secret.ts'
import { presentOrder, presentWhole } from './present-order.ts'
import { priceOrder, type PricedOrder } from './price-order.ts'
import { writeOrder, type WrittenOrder } from './write-order.ts'

export interface Placement {
  /** What it may hold. */
  kind: OrderKind
  body: z.infer<typeof NewRetailOrder>
  country: string
  principal: Principal
  ip: string
  idempotencyKey: string | undefined
}

const WITH_FRESH_QUOTE = new Set(['QUOTE_STALE', 'PRICE_CHANGED', 'SOLD_OUT', 'NOT_SOLD_HERE'])

/**
 * Places an order: all of it in one transaction, or none. Whatever the shopper saw that is no longer so
 * is refused with a fresh quote; the same intent sent twice gets the same answer.
 */
export async function placeOrder(context: OrdersContext, sent: Placement): Promise<PlacedOrder> {
  const placement = { ...sent, body: checkPlacement(sent.body, sent) }
  const paymentLink = context.random.uuid()
  const secret = await orderSecret(context.db, paymentLink)
  try {
    const placed = await inTransaction(context, (tx) =>
      place(tx, context, placement, { paymentLink, secret }),
    )
    if (typeof placed === 'number') return await placedBefore(context, placed)
    return {
      order: presentWhole({ ...placed, attempts: [] }),
      secret,
      payment_link: paymentLinkPath(paymentLink, secret),
    }
  } catch (error) {
    if (!(error instanceof Refusal) || !WITH_FRESH_QUOTE.has(error.code)) throw error
    // Told from outside the transaction: what was rolled back would take the new quote with it.
    const fresh = await quoteCart(context, placement.country, placement.body.items.map(lineRequestOf))
    const unknown = fresh.lines.findIndex(({ state }) => state === 'unknown')
    if (unknown >= 0) throw refuseField(['items', unknown, 'product_id'], 'unknown')
    throw refuse(error.code, { message: error.message, data: { quote: fresh } })
  }
}

const lineRequestOf = ({ service_id: _, sale_cost: __, ...requested }: Placement['body']['items'][number]) =>
  requested

/** What the same intent has made before, as it is now. */
async function placedBefore({ db }: AppContext, orderId: number): Promise<PlacedOrder> {
  const [order] = await db.select().from(retailOrder).where(eq(retailOrder.id, orderId))
  if (!order) throw new Error(`The order ${orderId} is gone.`)
  const secret = await orderSecret(db, order.paymentLink)
  return {
    order: await presentOrder(db, order),
    secret,
    payment_link: paymentLinkPath(order.paymentLink, secret),
  }
}

interface QuoteRow {
  country: string
  fingerprint: string
  lines: SavedQuoteLine[]
  expires_at: Date
}

const QUOTE = 'select country, fingerprint, lines, expires_at from quote where id = $1'

/** Writes the order, or gives the number of the one that this intent has made before. */
async function place(
  tx: Transaction,
  context: OrdersContext,
  { kind, body, country, ...caller }: Placement,
  { paymentLink, secret }: { paymentLink: string; secret: string },
): Promise<WrittenOrder | number> {
  const now = context.clock()
  const intent = intentOf(caller, bodyFingerprint(body), now)
  const before = await claimIntent(tx, intent, now)
  if (before !== undefined) return before
  checkPaymentMethod(context, body)
  const rows = await statement<QuoteRow>(tx, QUOTE, [body.quote_id])
  const [quoted] = rows
  const terms = { country, fingerprint: cartFingerprint(body.items), now }
  if (!quoted || !holdsQuote({ ...quoted, expiresAt: quoted.expires_at }, terms))
    throw refuse('QUOTE_STALE', { message: 'The quote has expired or is for another basket.' })
  const priced = priceOrder(body, await findLines(tx, country, body.items), quoted.lines)
  const taken = await takeItems(tx, priced)
  const heldUntil = new Date(now.getTime() + context.settings.orderHoldMinutes * 60_000)
  const written = await writeOrder(tx, {
    kind,
    body,
    priced,
    taken,
    principal: caller.principal,
    paymentLink,
    secretHash: secretHash(secret),
    heldUntil,
    at: now,
    intentKey: intent.key,
  })
  const { id: orderId } = written.order
  await context.jobs.addAll(tx, [
    queued(orderEmail, { orderId, kind: 'placed' }),
    queued(orderExpiry, { orderId }, heldUntil),
  ])
  return written
}

function checkPaymentMethod({ banks }: OrdersContext, { payment_method: method }: Placement['body']): void {
  const offered = offeredProviders(banks)
  if (offered.length === 0)
    throw refuse('NOT_PAYABLE', { message: 'The store takes no payments at the moment.' })
  if (!offered.includes(method)) throw refuseField(['payment_method'], 'unknown')
}

/** Takes what lies ready: all of a line, or as much as there is of one that was promised to be made. */
async function takeItems(tx: Transaction, { lines }: PricedOrder): Promise<number[]> {
  const mayBeMade = lines.map(
    ({ known, daysToMake }) => daysToMake !== null && known.madeToOrderDays !== null,
  )
  const requested = lines.map(({ requested: line }, index) => ({
    ...line,
    at_least: mayBeMade[index] ? 0 : line.count,
  }))
  const taking = await takeStock(tx, requested)
  if ('taken' in taking) return taking.taken
  const short = lines[taking.missing]
  // Somebody was quicker. What can still be made is not sold out, but it takes longer than was quoted.
  throw refuse(short?.known.madeToOrderDays === null ? 'SOLD_OUT' : 'QUOTE_STALE', {
    message: `Too few pieces of ${short ? lineKey(short.requested) : 'something'} lie ready.`,
  })
}
