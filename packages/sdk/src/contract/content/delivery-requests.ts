import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { Email } from '../auth/person.ts'
import { endpoint } from '../endpoint.ts'
import { MAILING_LIMIT } from '../rate-limits.ts'

/** The address to email once the store delivers to the country of the request. */
export const NewDeliveryRequest = z.object({ email: Email })
export type NewDeliveryRequest = z.infer<typeof NewDeliveryRequest>

export const deliveryRequests = {
  add: endpoint({
    method: 'POST',
    path: '/frontend/delivery/request',
    summary:
      'Request one email for when the store delivers to the country. `status` is false if it was requested before. Fails for a country that the store already delivers to.',
    access: unauthenticated,
    body: NewDeliveryRequest,
    response: z.object({ status: z.boolean() }),
    limit: MAILING_LIMIT,
  }),
}
