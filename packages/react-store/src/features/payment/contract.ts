import { payments } from '@shyrdak/sdk/contract'

/** The endpoints that list the payment methods and start a payment. */
export const paymentsContract = { retailOrders: { payments } } as const
