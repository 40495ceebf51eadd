import { isShyrdakError } from '@shyrdak/sdk'
import { data } from 'react-router'
import { notFound } from '../page/not-found.ts'
import type { RequestContext } from '../page/request-context.ts'
import type { ShownOrder } from './shown-order.ts'

/** An order and its secret; both are null when the URL has no secret. Then only the browser may know it. */
export type FoundOrder = { order: ShownOrder; secret: string } | { order: null; secret: null }

/**
 * Loads an order with the secret from the URL. A wrong secret is a 404. Without a secret the status is also
 * 404, but the page first looks for the secret on the device.
 */
export async function readOrder(request: Request, read: (secret: string) => Promise<ShownOrder>) {
  const secret = new URL(request.url).searchParams.get('k')
  if (!secret) return data<FoundOrder>({ order: null, secret: null }, { status: 404 })
  return data<FoundOrder>({ order: await read(secret).catch(notFound), secret })
}

/**
 * Loads an order by its id. Both kinds share one sequence of ids, so it falls back from retail to special
 * orders.
 */
export async function orderOfEitherKind({ sdk }: RequestContext, id: number, k: string): Promise<ShownOrder> {
  const call = { params: { id }, query: { k } }
  try {
    return await sdk.retailOrders.orders.read(call)
  } catch (error) {
    if (!isShyrdakError(error) || error.code !== 'NOT_FOUND') throw error
    return sdk.specialGoods.orders.read(call)
  }
}
