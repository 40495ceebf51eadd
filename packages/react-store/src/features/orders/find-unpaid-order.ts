import { isShyrdakError } from '@shyrdak/sdk'
import { orders as endpoints, type RetailOrder } from '@shyrdak/sdk/contract'
import { closeOrder, openOrders, type OwnOrder } from '@shyrdak/state-machines/checkout'
import type { Store } from '../../store/store.ts'

/** Maximum number of orders to look up, newest first. */
const MAX_ASKED = 3

/** An order placed on this device that can still be paid. */
export interface UnpaidOrder {
  readonly id: number
  readonly order_number: string
  readonly total: string
  readonly held_until: string | null
  /** Path of the payment page. */
  readonly href: string
}

const contract = { retailOrders: { orders: { byPaymentLink: endpoints.byPaymentLink } } } as const

const LINK = /^\/payment-link\/([0-9a-f-]{36})(?:\?|$)/

async function ask(store: Store, own: OwnOrder, signal: AbortSignal): Promise<RetailOrder | null> {
  const { storage } = store.ports
  const uuid = LINK.exec(own.payment_link)?.[1]
  if (uuid === undefined) return null
  const { orders } = (await store.sdk(contract)).retailOrders
  try {
    const order = await orders.byPaymentLink({ params: { uuid }, query: { k: own.secret }, signal })
    if (order.payment.payable) return order
    closeOrder(storage, own.id)
  } catch (error) {
    // The order does not exist in this store: another store may be served at this address now.
    if (isShyrdakError(error) && error.code === 'NOT_FOUND') closeOrder(storage, own.id)
    else throw error
  }
  return null
}

/** Returns the newest order of this device that the store reports as payable; null when there is none. */
export async function findUnpaidOrder(store: Store, signal: AbortSignal): Promise<UnpaidOrder | null> {
  for (const own of openOrders(store.ports.storage).slice(0, MAX_ASKED)) {
    const order = await ask(store, own, signal)
    if (!order) continue
    const { id, order_number, total, held_until } = order
    const query = `?k=${encodeURIComponent(own.secret)}`
    const href = store.link(own.payment_link.split('?', 1)[0] + query)
    return { id, order_number, total, held_until, href }
  }
  return null
}

/** Stops offering an order on this device. */
export const hideOrder = ({ ports }: Store, id: number): void => closeOrder(ports.storage, id)
