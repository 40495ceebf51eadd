import type { EmployeeRole, Endpoint, Market } from '@shyrdak/sdk/contract'

/** The wholesale client a person acts for, and their role there. */
export interface Employment {
  id: number
  role: EmployeeRole
}

export interface SessionPrincipal<M extends Market = Market> {
  kind: 'session'
  market: M
  userId: number
  /** The session's id; absent in tests that create a principal directly. */
  sessionId?: number
  /** Set for a wholesale client that no manager has approved yet: no prices are shown. */
  isUnapproved?: true
  /** Set for wholesale clients and their employees. */
  company?: Employment
}

/** A person who acts for a wholesale client. */
export type EmployeePrincipal = SessionPrincipal<'wholesale'> & { company: Employment }

/** The caller: a guest, or the owner of a session. */
export type Principal = { kind: 'guest' } | SessionPrincipal

/** The principals an endpoint admits. If guests are not admitted, it is a session of one of its markets. */
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
