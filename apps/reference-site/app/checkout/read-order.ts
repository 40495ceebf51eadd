import { isShyrdakError } from '@shyrdak/sdk'
import { data } from 'react-router'
import { notFound } from '../page/not-found.ts'
import type { RequestContext } from '../page/request-context.ts'
import type { ShownOrder } from './shown-order.ts'

/** An order and the secret that opens it; both are null while only the browser may know the secret. */
export type FoundOrder = { order: ShownOrder; secret: string } | { order: null; secret: null }

/**
 * What the page of an order shows: the order, by the secret of the address. A wrong secret is a missing page.
 * Without one there is nothing to show, hence the same status; but the page first looks for the secret on the device.
 */
export async function readOrder(request: Request, read: (secret: string) => Promise<ShownOrder>) {
  const secret = new URL(request.url).searchParams.get('k')
  if (!secret) return data<FoundOrder>({ order: null, secret: null }, { status: 404 })
  return data<FoundOrder>({ order: await read(secret).catch(notFound), secret })
}

/** An order by its number, which both kinds share: a number that is no retail order's may be that of special goods. */
export async function orderOfEitherKind({ sdk }: RequestContext, id: number, k: string): Promise<ShownOrder> {
  const call = { params: { id }, query: { k } }
  try {
    return await sdk.retailOrders.orders.read(call)
  } catch (error) {
    if (!isShyrdakError(error) || error.code !== 'NOT_FOUND') throw error
    return sdk.specialGoods.orders.read(call)
  }
}
