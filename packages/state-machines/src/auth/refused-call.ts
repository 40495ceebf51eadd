import type { Endpoint } from '@shyrdak/sdk/contract'

/** A call that got a 401. */
export interface RefusedCall {
  readonly endpoint: Pick<Endpoint, 'access'>
  /** The token sent with the call; null without one. */
  readonly token: string | null
}

/**
 * Whether a 401 ends this session. A call with another token belongs to another session; an endpoint that
 * ignores the token, such as a login, says nothing about it; and with `toleratesUnauthorized` the 401 is left to the
 * caller.
 */
export const endsSession = ({ endpoint: { access }, token }: RefusedCall, current: string): boolean =>
  token === current && !access.ignoresToken && !access.toleratesUnauthorized
