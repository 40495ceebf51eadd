import { Id, Secret, type PlacedOrder } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import { readEnvelope, writeEnvelope, type Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'

const OwnOrder = z.object({
  id: Id,
  order_number: z.string().check(z.maxLength(60)),
  secret: Secret,
  payment_link: z.string().check(z.maxLength(500)),
  /** The idempotency key it was placed under. */
  key: z.optional(z.string().check(z.maxLength(200))),
  /** Whether it is no longer offered for payment: it cannot be paid, or the shopper has dismissed it. */
  isClosed: z.optional(z.boolean()),
})
export type OwnOrder = z.infer<typeof OwnOrder>

/** Maximum number of orders remembered, newest first. */
const MAX_ORDERS = 50

export const OWN_ORDERS = {
  key: STORAGE_KEYS.orders,
  version: 1,
  schema: z.array(OwnOrder).check(z.maxLength(MAX_ORDERS)),
} as const satisfies Envelope<z.ZodMiniArray<typeof OwnOrder>>

/** The orders placed on this device, newest first; empty if none can be read. */
export const ownOrders = (storage: StoragePort): readonly OwnOrder[] =>
  readEnvelope(storage, OWN_ORDERS) ?? []

/** Finds the secret and payment link of an order placed on this device; undefined for others. */
export const recallOrder = (storage: StoragePort, id: number): OwnOrder | undefined =>
  ownOrders(storage).find((order) => order.id === id)

/** Returns the orders that may still be unpaid, newest first. Only the store knows whether they are. */
export const openOrders = (storage: StoragePort): readonly OwnOrder[] =>
  ownOrders(storage).filter(({ isClosed }) => !isClosed)

/** Stops offering an order for payment. It stays remembered. */
export function closeOrder(storage: StoragePort, id: number): void {
  const orders = ownOrders(storage)
  if (!orders.some((order) => order.id === id)) return
  const closed = orders.map((order) => (order.id === id ? { ...order, isClosed: true } : order))
  writeEnvelope(storage, OWN_ORDERS, closed)
}

/** Finds the order placed under an idempotency key in any tab; undefined if there is none yet. */
export const orderPlacedUnder = (storage: StoragePort, key: string): OwnOrder | undefined =>
  ownOrders(storage).find((order) => order.key === key)

/** Stores the secret of an order and the idempotency `key` of its request. Beyond fifty, the oldest is forgotten. */
export function rememberOrder(
  storage: StoragePort,
  { order, secret, payment_link }: PlacedOrder,
  key?: string,
): void {
  const { id, order_number } = order
  const own = { id, order_number, secret, payment_link, ...(key !== undefined && { key }) }
  const others = ownOrders(storage).filter((known) => known.id !== id)
  writeEnvelope(storage, OWN_ORDERS, [own, ...others].slice(0, MAX_ORDERS))
}
