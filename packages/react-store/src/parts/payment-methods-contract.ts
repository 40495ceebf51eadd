import { payments } from '@shyrdak/sdk/contract'

/** The call that lists the payment methods. */
export const paymentMethodsContract = { retailOrders: { payments: { methods: payments.methods } } } as const
