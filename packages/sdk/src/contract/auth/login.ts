import * as z from 'zod/mini'
import { anyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../scalars.ts'
import { Email, TypedPassword } from './person.ts'

export const Login = z.object({ email: Email, password: TypedPassword })
export type Login = z.infer<typeof Login>

/** A session just opened. `sets_password`: a temporary password opened it, and a new one is to be set now. */
export const OpenedSession = z.object({
  access_token: z.string(),
  expires_at: Instant,
  sets_password: z.boolean(),
})
export type OpenedSession = z.infer<typeof OpenedSession>

/** The message of a login refused, whatever the reason. Source: spec §5. */
export const LOGIN_INCORRECT_MESSAGE = 'The login detail is incorrect'

/** A login for one audience. Source: spec §7. */
export const loginOf = <const P extends `/${string}`>(path: P, who: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Log in as ${who}. Wrong and unknown look the same; failures make the next try wait.`,
    access: anyone,
    body: Login,
    response: OpenedSession,
    errors: ['LOGIN_INCORRECT'],
  })

export const login = {
  retail: loginOf('/frontend/login', 'a shopper'),
  wholesale: loginOf('/wholesale/login', 'a wholesale client'),
  craftsman: loginOf('/specialgoods/login', 'a craftsman'),
}
