import type { EmployeeRole, Endpoint, Market } from '@shyrdak/sdk/contract'

/** The wholesale client that a person acts for, and as what. */
export interface Employment {
  id: number
  role: EmployeeRole
}

export interface SessionPrincipal<M extends Market = Market> {
  kind: 'session'
  market: M
  userId: number
  /** The session itself; absent where a test stands for a person. */
  sessionId?: number
  /** A wholesale client whom no manager has approved: no prices are shown. */
  isUnapproved?: true
  /** Of wholesale clients and their employees. */
  company?: Employment
}

/** Whoever acts for a wholesale client. */
export type EmployeePrincipal = SessionPrincipal<'wholesale'> & { company: Employment }

/** Who calls: nobody known, or the holder of a session. */
export type Principal = { kind: 'guest' } | SessionPrincipal

/** Who can have called an endpoint, by its access: where guests may not, it is a session of one of its markets. */
export type PrincipalOf<E extends Pick<Endpoint, 'access'>> = E['access'] extends {
  readonly roles: readonly EmployeeRole[]
}
  ? EmployeePrincipal
  : E['access'] extends {
        readonly guests: 'none'
        readonly markets: readonly (infer M extends Market)[]
      }
    ? SessionPrincipal<M>
    : Principal
