import type { NewRetailOrder, PlacedOrder } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Transaction } from '../db/database.ts'
import { quote, retailOrder } from '../db/schema/orders.ts'
import { lookUpLines } from '../delivery/look-up-lines.ts'
import { quoteBasket } from '../delivery/quote-basket.ts'
import type { Actor } from '../handler.ts'
import { refuse, refuseField, Refusal } from '../refusal.ts'
import { bodyFingerprint } from '../rules/orders.ts'
import { basketFingerprint, holdsQuote } from '../rules/quotes.ts'
import type { Tools } from '../tools.ts'
import { checkPlacement } from './check-placement.ts'
import { claimIntent, fulfilIntent, intentOf } from './idempotency.ts'
import { inTransaction } from './in-transaction.ts'
import { orderSecret, paymentLinkPath, secretHash } from './order-secret.ts'
import type { OrderRow } from './order-rows.ts'
import { presentOrder } from './present-order.ts'
import { priceOrder } from './price-order.ts'
import { takeStock } from './stock.ts'
import { writeOrder } from './write-order.ts'

export interface Placement {
  body: z.infer<typeof NewRetailOrder>
  country: string
  actor: Actor
  ip: string
  idempotencyKey: string | undefined
}

const WITH_FRESH_QUOTE = new Set(['QUOTE_STALE', 'PRICE_CHANGED', 'SOLD_OUT', 'NOT_SOLD_HERE'])

/**
 * Places an order: all of it in one transaction, or none. Whatever the shopper saw that is no longer so
 * is refused with a fresh quote; the same intent sent twice gets the same answer.
 */
export async function placeOrder(tools: Tools, placement: Placement): Promise<PlacedOrder> {
  checkPlacement(placement.body, placement.country)
  try {
    const order = await inTransaction(tools, (tx) => place(tx, tools, placement))
    const secret = await orderSecret(tools.db, order.paymentLink)
    return {
      order: await presentOrder(tools.db, order),
      secret,
      payment_link: paymentLinkPath(order.paymentLink, secret),
    }
  } catch (error) {
    if (!(error instanceof Refusal) || !WITH_FRESH_QUOTE.has(error.code)) throw error
    // Told from outside the transaction: what was rolled back would take the new quote with it.
    const fresh = await quoteBasket(tools, placement.country, placement.body.items.map(wantedOf))
    const unknown = fresh.lines.findIndex(({ state }) => state === 'unknown')
    if (unknown >= 0) throw refuseField(['items', unknown, 'product_id'], 'unknown')
    throw refuse(error.code, { message: error.message, quote: fresh })
  }
}

const wantedOf = ({ service_id: _, sale_cost: __, ...wanted }: Placement['body']['items'][number]) => wanted

async function place(tx: Transaction, tools: Tools, placement: Placement): Promise<OrderRow> {
  const { body, country, actor } = placement
  const now = tools.clock()
  const intent = intentOf(placement, bodyFingerprint(body), now)
  const placedBefore = await claimIntent(tx, intent, now)
  if (placedBefore !== undefined) {
    const [order] = await tx.select().from(retailOrder).where(eq(retailOrder.id, placedBefore))
    if (order) return order
  }
  const [quoted] = await tx.select().from(quote).where(eq(quote.id, body.quote_id))
  if (!quoted || !holdsQuote(quoted, { country, fingerprint: basketFingerprint(body.items), now }))
    throw refuse('QUOTE_STALE', { message: 'The quote has expired or is for another basket.' })
  const priced = priceOrder(body, await lookUpLines(tx, country, body.items), quoted.lines)
  const missing = await takeStock(tx, body.items)
  if (missing !== undefined) throw refuse('SOLD_OUT', { message: `Too few pieces of ${missing} are left.` })
  const paymentLink = tools.random.uuid()
  const heldUntil = new Date(now.getTime() + tools.settings.orderHoldMinutes * 60_000)
  const order = await writeOrder(tx, {
    body,
    priced,
    actor,
    paymentLink,
    secretHash: secretHash(await orderSecret(tx, paymentLink)),
    heldUntil,
    at: now,
  })
  await fulfilIntent(tx, intent, order.id)
  await tools.jobs.add(tx, 'order-letter', { orderId: order.id, kind: 'placed' })
  await tools.jobs.add(tx, 'order-expiry', { orderId: order.id }, { after: heldUntil })
  return order
}
