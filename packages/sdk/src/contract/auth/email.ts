import * as z from 'zod/mini'
import { unauthenticated, MARKETS, owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Secret } from '../scalars.ts'
import { Done, Email } from './person.ts'
import { EMAIL_LOOKUP_LIMIT, GUESS_LIMIT } from '../rate-limits.ts'

export const email = {
  exists: endpoint({
    method: 'GET',
    path: '/frontend/is-email-exist',
    summary: 'Check whether an email address is registered, in any market.',
    access: unauthenticated,
    query: z.object({ email: Email }),
    response: z.object({ exists: z.boolean() }),
    limit: EMAIL_LOOKUP_LIMIT,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/frontend/confirm-email',
    summary: 'Confirm an email address with the secret from the confirmation link.',
    access: unauthenticated,
    body: z.object({ k: Secret }),
    response: z.object({ email: z.string() }),
    errors: { NOT_FOUND: {} },
    limit: GUESS_LIMIT,
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/frontend/confirm-email/send',
    summary: 'Resend the confirmation link to the unconfirmed email address of the current account.',
    access: owner(...MARKETS),
    response: Done,
    limit: { max: 5, minutes: 10 },
  }),
}
