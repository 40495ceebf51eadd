import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { orderOwner } from '../retail-orders/order-owner.ts'

const response = z.object({ count: z.int() })

/** Orders placed without an account, using the email address that this account has confirmed. */
export const guestOrders = {
  count: endpoint({
    method: 'GET',
    path: '/frontend/order/retail/claim',
    summary: 'Count the guest orders that the account can claim; zero until its email address is confirmed.',
    access: orderOwner,
    response,
  }),
  claim: endpoint({
    method: 'POST',
    path: '/frontend/order/retail/claim',
    summary:
      'Claim the guest orders placed with the confirmed email address and add them to the order history.',
    access: orderOwner,
    response,
  }),
}
