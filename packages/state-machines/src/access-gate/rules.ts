/** What opens the gate again without the password: made by the site from its hash, meaningless anywhere else. */
export const PASS = /^[A-Za-z0-9_-]{43}$/

/** What the site says to a password or to a pass. `retryAfter` is in seconds. */
export type GateAnswer =
  | { readonly kind: 'granted'; readonly pass: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'limited'; readonly retryAfter: number }

export type GateAttempt = { readonly password: string } | { readonly pass: string }

export const isPass = (text: string): boolean => PASS.test(text)
