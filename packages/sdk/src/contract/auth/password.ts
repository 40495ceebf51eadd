import * as z from 'zod/mini'
import { anyone, MARKETS, owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { OpenedSession } from './login.ts'
import { ClientType, Done, Email, NewPassword, TypedPassword } from './person.ts'

/** Said to known and unknown e-mails alike. Source: spec §8. */
export const PASSWORD_EMAILED = 'A temporary password has been emailed to you.'

export const password = {
  reset: endpoint({
    method: 'POST',
    path: '/wholesale/reset-password',
    summary: 'Mail a temporary password to a person of any audience: it works once, for 30 minutes.',
    access: anyone,
    body: z.object({ email: Email }),
    response: z.object({ message: z.literal(PASSWORD_EMAILED) }),
  }),
  recover: endpoint({
    method: 'POST',
    path: '/wholesale/recover-password',
    summary: 'Set a new password with the temporary one, for a person of any audience, and log in.',
    access: anyone,
    body: z.object({ email: Email, temporary_password: TypedPassword, password: NewPassword }),
    response: z.object({ ...OpenedSession.shape, role: ClientType }),
    errors: ['LOGIN_INCORRECT'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/frontend/password',
    summary:
      'Set a new password while logged in, in any market. Ends the other sessions. The current password may be left out only where a temporary one opened the session.',
    access: owner(...MARKETS),
    body: z.object({ current_password: z.optional(TypedPassword), password: NewPassword }),
    response: Done,
    errors: ['UNAUTHENTICATED'],
  }),
}
