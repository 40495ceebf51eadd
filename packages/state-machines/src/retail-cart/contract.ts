import { delivery } from '@shyrdak/sdk/contract'

/** The call of the cart. */
export const retailCartContract = { retailOrders: { delivery: { services: delivery.services } } } as const
