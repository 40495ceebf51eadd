import type { Endpoint } from '@shyrdak/sdk/contract'

/** A call answered with 401. */
export interface RefusedCall {
  readonly endpoint: Pick<Endpoint, 'access'>
  /** The token sent with the call; null without one. */
  readonly token: string | null
}

/**
 * Whether a 401 ends this session. A call with another token belongs to another session; one that ignores its token, as a
 * login does, says nothing of it; and some pass a 401 on to the caller (`keepsSession`).
 */
export const endsSession = ({ endpoint: { access }, token }: RefusedCall, current: string): boolean =>
  token === current && !access.ignoresToken && !access.keepsSession
