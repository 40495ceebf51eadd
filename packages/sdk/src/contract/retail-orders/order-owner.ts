import { toleratesUnauthorized, owner } from '../access.ts'

/** Sessions of shoppers and wholesale clients, limited to their own orders. A 401 ends no session. */
export const orderOwner = toleratesUnauthorized(owner('frontend', 'wholesale'))
