import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../scalars.ts'
import { Email, TypedPassword } from './person.ts'
import { LOGIN_LIMIT } from '../rate-limits.ts'

export const Login = z.object({ email: Email, password: TypedPassword })
export type Login = z.infer<typeof Login>

/** A new session. `sets_password` is true after a login with a temporary password: a new one has to be set. */
export const OpenedSession = z.object({
  access_token: z.string(),
  expires_at: Instant,
  sets_password: z.boolean(),
})
export type OpenedSession = z.infer<typeof OpenedSession>

/** Message of every refused login, whatever the reason. Source: spec §5. */
export const LOGIN_INCORRECT_MESSAGE = 'The login detail is incorrect'

/** The login endpoint of one market. Source: spec §7. */
export const loginOf = <const P extends `/${string}`>(path: P, who: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Log in as ${who}. Unknown emails and wrong passwords return the same error, and repeated failures are delayed.`,
    access: unauthenticated,
    body: Login,
    response: OpenedSession,
    errors: { LOGIN_INCORRECT: {} },
    limit: LOGIN_LIMIT,
  })

export const login = {
  retail: loginOf('/frontend/login', 'a shopper'),
  wholesale: loginOf('/wholesale/login', 'a wholesale client'),
  craftsman: loginOf('/specialgoods/login', 'a craftsman'),
}
