import * as z from 'zod/mini'
import { anyone, MARKETS, owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Secret } from '../scalars.ts'
import { Done, Email } from './person.ts'

export const email = {
  exists: endpoint({
    method: 'GET',
    path: '/frontend/is-email-exist',
    summary: 'Whether an e-mail is taken, in any audience.',
    access: anyone,
    query: z.object({ email: Email }),
    response: z.object({ exists: z.boolean() }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/frontend/confirm-email',
    summary: 'Confirm an e-mail with the secret of the link mailed to it.',
    access: anyone,
    body: z.object({ k: Secret }),
    response: z.object({ email: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  sendSubscriptionConfirmation: endpoint({
    method: 'POST',
    path: '/frontend/confirm-email/send',
    summary: 'Mail the link once more to the e-mail that has yet to be confirmed, in any market.',
    access: owner(...MARKETS),
    response: Done,
    errors: ['UNAUTHENTICATED'],
  }),
}
