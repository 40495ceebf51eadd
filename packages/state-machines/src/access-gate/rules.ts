/** The format of a pass: derived by the site from the password, and valid nowhere else. */
export const PASS = /^[A-Za-z0-9_-]{43}$/

/** The site's answer to a password or pass. `retryAfter` is in seconds. */
export type GateAnswer =
  | { readonly kind: 'granted'; readonly pass: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'limited'; readonly retryAfter: number }

export type GateAttempt = { readonly password: string } | { readonly pass: string }

export const isPass = (text: string): boolean => PASS.test(text)
