/** The four ways in: the audiences by the name of their path, and the managers' desk. */
export const MARKETS = ['frontend', 'wholesale', 'specialgoods', 'management'] as const
export type Market = (typeof MARKETS)[number]

/** Who may call an endpoint. Read by the server's check, the site's guards and menus, and the access tests. */
export interface Access {
  /** Who may call without a session: everyone, holders of the thing's secret (`k`), or no one. */
  readonly guests: 'everyone' | 'holders' | 'none'
  /** The markets whose sessions may call. */
  readonly markets: readonly Market[]
  /** Whether a session reaches everything or only what is its own. Another's thing is 404. */
  readonly scope: 'all' | 'own'
  /** A token sent along is not looked at: whoever logs in may still carry an old one. */
  readonly ignoresToken?: true
}

export const everyone = { guests: 'everyone', markets: MARKETS, scope: 'all' } as const satisfies Access

/** Everyone alike, logged in or not: logins, registrations, forgotten passwords. */
export const anyone = { ...everyone, ignoresToken: true } as const satisfies Access

/** Whoever has no session, or one of these markets. */
export const guestsAnd = <const M extends readonly Market[]>(...markets: M) =>
  ({ guests: 'everyone', markets, scope: 'all' }) as const satisfies Access

/** Whoever holds the secret of the thing, or a session of these markets that owns it. */
export const holderOrOwner = <const M extends readonly Market[]>(...markets: M) =>
  ({ guests: 'holders', markets, scope: 'own' }) as const satisfies Access

/** A session of these markets, on what is its own. */
export const owner = <const M extends readonly Market[]>(...markets: M) =>
  ({ guests: 'none', markets, scope: 'own' }) as const satisfies Access
