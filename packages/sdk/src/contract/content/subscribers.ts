import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Email } from '../auth/person.ts'
import { GUESS_LIMIT, MAILING_LIMIT } from '../rate-limits.ts'
import { Secret } from '../scalars.ts'

export const NewSubscriber = z.object({
  email: Email,
})
export type NewSubscriber = z.infer<typeof NewSubscriber>

/** Hours in which leaving the mailing list can be undone. After that the address is deleted. */
export const REJOIN_HOURS = 24

export const subscribers = {
  add: endpoint({
    method: 'POST',
    path: '/frontend/subscribe',
    summary:
      'Subscribe an email address to the mailing list. `status` is false when it is already subscribed.',
    access: unauthenticated,
    body: NewSubscriber,
    response: z.object({ status: z.boolean() }),
    limit: MAILING_LIMIT,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/frontend/subscribe/leave',
    summary:
      'Unsubscribe from the mailing list with the secret from any of its emails. Repeating it changes nothing.',
    access: unauthenticated,
    body: z.object({ k: Secret }),
    response: Done,
    errors: { NOT_FOUND: {} },
    limit: GUESS_LIMIT,
  }),
  rejoin: endpoint({
    method: 'POST',
    path: '/frontend/subscribe/rejoin',
    summary: 'Undo leaving the mailing list, within a day.',
    access: unauthenticated,
    body: z.object({ k: Secret }),
    response: Done,
    errors: { NOT_FOUND: {} },
    limit: GUESS_LIMIT,
  }),
}
