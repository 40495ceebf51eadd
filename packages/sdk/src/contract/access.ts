/** The four audiences, named by their path prefix: shoppers, wholesale clients, craftsmen and managers. */
export const MARKETS = ['frontend', 'wholesale', 'specialgoods', 'management'] as const
export type Market = (typeof MARKETS)[number]

/** Roles of a wholesale client's employees: they manage the company, order, see invoices, or only read. */
export const EMPLOYEE_ROLES = ['owner', 'buyer', 'accountant', 'viewer'] as const
export type EmployeeRole = (typeof EMPLOYEE_ROLES)[number]

/**
 * Who may call an endpoint. Used by the server's access check, the site's guards and menus, and the access tests.
 */
export interface Access {
  /** Who may call without a session: everyone, holders of the resource's secret (`k`), or no one. */
  readonly guests: 'everyone' | 'holders' | 'none'
  /** The markets whose sessions may call. */
  readonly markets: readonly Market[]
  /** Whether a session reaches every resource or only its own. Someone else's resource is a 404. */
  readonly scope: 'all' | 'own'
  /** The roles of a wholesale client's employees that may call, once a manager has approved the client. */
  readonly roles?: readonly EmployeeRole[]
  /** The token is ignored, because a person who logs in may still send an expired one. */
  readonly ignoresToken?: true
  /**
   * A 401 is passed to the caller without ending the session, so that a purchase in progress is not lost. Set
   * for shoppers' order calls, and for the wishlist and the count of unread messages, which public pages refresh
   * in the background. Source: spec §4 and §8.
   */
  readonly toleratesUnauthorized?: true
}

export const toleratesUnauthorized = <const A extends Access>(access: A) =>
  ({ ...access, toleratesUnauthorized: true }) as const satisfies Access

/** Guests and sessions of every market. A token that is sent has to be valid. */
export const everyone = { guests: 'everyone', markets: MARKETS, scope: 'all' } as const satisfies Access

/** Everyone, whether or not a token is sent: login, registration, password reset. */
export const unauthenticated = { ...everyone, ignoresToken: true } as const satisfies Access

/** Guests and sessions of these markets. A 401 ends no session. */
export const guestsAnd = <const M extends readonly Market[]>(...markets: M) =>
  toleratesUnauthorized({ guests: 'everyone', markets, scope: 'all' })

/** Holders of the order's secret, and sessions of these markets that own the order. A 401 ends no session. */
export const holderOrOwner = <const M extends readonly Market[]>(...markets: M) =>
  toleratesUnauthorized({ guests: 'holders', markets, scope: 'own' })

/** Sessions of these markets, limited to their own resources. */
export const owner = <const M extends readonly Market[]>(...markets: M) =>
  ({ guests: 'none', markets, scope: 'own' }) as const satisfies Access

/** Employees of approved wholesale clients in these roles (default: all), limited to their own company. */
export const wholesaleClient = <const R extends readonly EmployeeRole[] = typeof EMPLOYEE_ROLES>(
  ...roles: R
) =>
  ({
    guests: 'none',
    markets: ['wholesale'],
    scope: 'own',
    roles: roles.length > 0 ? roles : EMPLOYEE_ROLES,
  }) as const satisfies Access

/** Managers only, on every resource. */
export const managers = { guests: 'none', markets: ['management'], scope: 'all' } as const satisfies Access
