import * as z from 'zod/mini'
import { unauthenticated, MARKETS, owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { OpenedSession } from './login.ts'
import { ClientType, Done, Email, NewPassword, TypedPassword } from './person.ts'
import { GUESS_LIMIT } from '../rate-limits.ts'

/** Returned for known and unknown email addresses alike. Source: spec §8. */
export const PASSWORD_EMAILED = 'A temporary password has been emailed to you.'

export const password = {
  reset: endpoint({
    method: 'POST',
    path: '/wholesale/reset-password',
    summary:
      'Email a temporary password, which works once and expires after 30 minutes. Available in any market. All requests get the same response; repeated ones send few emails.',
    access: unauthenticated,
    body: z.object({ email: Email }),
    response: z.object({ message: z.literal(PASSWORD_EMAILED) }),
    limit: { max: 20, minutes: 10 },
  }),
  recover: endpoint({
    method: 'POST',
    path: '/wholesale/recover-password',
    summary: 'Set a new password using a temporary one, and log in. Available in any market.',
    access: unauthenticated,
    body: z.object({ email: Email, temporary_password: TypedPassword, password: NewPassword }),
    response: z.extend(OpenedSession, { role: ClientType }),
    errors: { LOGIN_INCORRECT: {} },
    limit: GUESS_LIMIT,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/frontend/password',
    summary:
      'Change the password of the current account and end its other sessions. The current password is optional only in a session opened with a temporary one.',
    access: owner(...MARKETS),
    body: z.object({ current_password: z.optional(TypedPassword), password: NewPassword }),
    response: Done,
    limit: GUESS_LIMIT,
  }),
}
