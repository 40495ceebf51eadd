import type { ClientType } from '@shyrdak/sdk/contract'

/** The session as stored on this device. */
export interface AuthSession {
  /** Sent with every call as `Bearer`. */
  readonly token: string
  readonly clientType: ClientType
  readonly userId: number
  /** The id of a craftsman's workshop; null for other audiences. */
  readonly artisan: number | null
  /** The company id of a wholesale client's employee; set only right after a login. */
  readonly companyId?: number
  /** For the greeting; empty when unknown. */
  readonly firstName: string
}

/** Everyone who can log in, by the name of their state. */
export const AUDIENCES = ['retail', 'wholesale', 'craftsman', 'manager'] as const
export type Audience = (typeof AUDIENCES)[number]

const AUDIENCE_OF: Readonly<Record<ClientType, Audience>> = {
  retail: 'retail',
  reyestr: 'wholesale',
  craftsman: 'craftsman',
  manager: 'manager',
}

export const audienceOf = (clientType: ClientType): Audience => AUDIENCE_OF[clientType]
