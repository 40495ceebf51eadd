import { keepsSession, owner } from '../access.ts'

/** Whoever is logged in and orders of the shop, limited to their own orders. */
export const orderOwner = keepsSession(owner('frontend', 'wholesale'))
