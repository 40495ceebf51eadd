/** A call that the store answered with 401. */
export interface RefusedCall {
  /** Such as `/frontend/profile`, below the base of the API. */
  readonly path: string
  /** The token that went along, null without one. */
  readonly token: string | null
}

const LOGINS = ['/wholesale/login', '/specialgoods/login', '/frontend/login', '/management/login']
const RETAIL_ORDERS = ['/frontend/order/retail', '/frontend/retail/payment', '/frontend/payment-link']

const isAt = (path: string) => (place: string) => path === place || path.startsWith(`${place}/`)

/**
 * Whether a 401 is told to whoever asked, and ends nothing: logins, whose password was wrong, and calls about retail
 * orders, so that a purchase under way is not lost. Source: spec §4 and §8.
 */
export const passesErrorOn = (path: string): boolean =>
  LOGINS.includes(path) || RETAIL_ORDERS.some(isAt(path))

/** Whether a 401 ends this session. One that was sent with another token is about another session. */
export const endsSession = ({ path, token }: RefusedCall, current: string): boolean =>
  token === current && !passesErrorOn(path)
