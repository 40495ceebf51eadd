import { delivery } from '@shyrdak/sdk/contract'

/** The endpoint that quotes the cart. */
export const retailCartContract = { retailOrders: { delivery: { services: delivery.services } } } as const
