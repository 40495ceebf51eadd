import * as z from 'zod/mini'
import { owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'

const access = owner('frontend', 'wholesale')
const response = z.object({ count: z.int() })
const errors = ['UNAUTHENTICATED'] as const

/** Orders placed without an account, with the e-mail that the account has confirmed as its own. */
export const guestOrders = {
  count: endpoint({
    method: 'GET',
    path: '/frontend/order/retail/claim',
    summary: 'How many guest orders the person may claim; none until the e-mail is confirmed.',
    access,
    response,
    errors,
  }),
  claim: endpoint({
    method: 'POST',
    path: '/frontend/order/retail/claim',
    summary: 'Take the guest orders of the confirmed e-mail into the person’s own history.',
    access,
    response,
    errors,
  }),
}
