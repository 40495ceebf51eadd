import type { ClientType } from '@shyrdak/sdk/contract'

/** Somebody who is logged in, as it is kept on their device. */
export interface AuthSession {
  /** Goes along with every call as `Bearer`. */
  readonly token: string
  readonly clientType: ClientType
  readonly userId: number
  /** The workshop of a craftsman, else null. */
  readonly artisan: number | null
  /** How the person is greeted; empty when it is not known. */
  readonly firstName: string
}

/** Whoever can log in, by the name of their state. */
export const AUDIENCES = ['retail', 'wholesale', 'craftsman', 'manager'] as const
export type Audience = (typeof AUDIENCES)[number]

const AUDIENCE_OF: Readonly<Record<ClientType, Audience>> = {
  retail: 'retail',
  reyestr: 'wholesale',
  craftsman: 'craftsman',
  manager: 'manager',
}

export const audienceOf = (clientType: ClientType): Audience => AUDIENCE_OF[clientType]
