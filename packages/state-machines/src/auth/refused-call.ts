/** A call answered with 401. */
export interface RefusedCall {
  /** Path below the API base, such as `/frontend/profile`. */
  readonly path: string
  /** The token sent with the call; null without one. */
  readonly token: string | null
}

/** Kept up to date behind pages that everybody reads: nobody who looks at goods is sent to a login. */
const WISHLIST = '/frontend/wishlist'
const LOGIN = /^\/\w+\/login$/
const ORDERS = [
  '/frontend/order/retail',
  '/frontend/retail/payment',
  '/frontend/payment-link',
  '/specialgoods/order',
  '/frontend/order-request',
]

const isAt = (path: string) => (place: string) => path === place || path.startsWith(`${place}/`)

/**
 * Whether a 401 is only passed on to the caller: logins, where the password was wrong, and order calls of shoppers,
 * so that a checkout in progress is not lost. Source: spec §4 and §8. Orders of special goods are placed in the same
 * checkout.
 */
export const passesErrorOn = (path: string): boolean =>
  LOGIN.test(path) || [...ORDERS, WISHLIST].some(isAt(path))

/** Whether a 401 ends this session. A call with another token belongs to another session. */
export const endsSession = ({ path, token }: RefusedCall, current: string): boolean =>
  token === current && !passesErrorOn(path)
