/** At most `max` requests within `minutes`. */
export interface RateLimit {
  readonly max: number
  readonly minutes: number
}

/**
 * Limit for one IP address. `perDay` also bounds its requests of a day (UTC). `perEmail` counts by the `email` of the
 * body or its `contact`, from all addresses.
 */
export interface EndpointLimit extends RateLimit {
  readonly perDay?: number
  readonly perEmail?: RateLimit
}

/** For logins. High, because an office may share one address; delays after failed logins bound guesses. */
export const LOGIN_LIMIT = { max: 600, minutes: 1 } as const satisfies EndpointLimit
/** For other values that could be guessed: temporary passwords, secrets of links. */
export const GUESS_LIMIT = { max: 20, minutes: 1 } as const satisfies EndpointLimit
/** For questions whether an email has an account: enough for a form, too few to try a list of addresses. */
export const EMAIL_LOOKUP_LIMIT = { max: 10, minutes: 1, perDay: 100 } as const satisfies EndpointLimit
export const REGISTRATION_LIMIT = { max: 10, minutes: 10 } as const satisfies EndpointLimit
/** For emails to one address that nobody has confirmed yet. */
export const EMAILS_LIMIT = { max: 10, minutes: 60 } as const satisfies EndpointLimit
/** For changes and orders that email an address before anyone has confirmed that it is theirs. */
export const UNCONFIRMED_LIMIT = {
  max: 30,
  minutes: 10,
  perEmail: EMAILS_LIMIT,
} as const satisfies EndpointLimit
/** For messages that the store's staff reads. */
export const MESSAGE_LIMIT = { max: 10, minutes: 10 } as const satisfies EndpointLimit
/** For calls that email the address they name. */
export const MAILING_LIMIT = { ...MESSAGE_LIMIT, perEmail: EMAILS_LIMIT } as const satisfies EndpointLimit
/** For text searches, which cost more than lists. */
export const SEARCH_LIMIT = { max: 240, minutes: 1 } as const satisfies EndpointLimit
/** For files, which are generated per request and take longer than lists. */
export const FILE_LIMIT = { max: 60, minutes: 1 } as const satisfies EndpointLimit
const READ_LIMIT: EndpointLimit = { max: 1200, minutes: 1 }
const WRITE_LIMIT: EndpointLimit = { max: 120, minutes: 1 }

interface Limited {
  readonly method: string
  readonly reads?: true
  readonly limit?: EndpointLimit
}

/** Returns an endpoint's own limit, or the default one of reads or writes. */
export const rateLimitOf = ({ method, reads, limit }: Limited): EndpointLimit =>
  limit ?? (method === 'GET' || reads ? READ_LIMIT : WRITE_LIMIT)
