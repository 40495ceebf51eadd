import { deliveryRequests, subscribers } from '@shyrdak/sdk/contract'

/** The calls of the mailing form. */
export const mailingFormContract = { content: { subscribers } } as const

/** The calls of the form that asks to be told of delivery to a country. */
export const deliveryRequestContract = { content: { deliveryRequests } } as const
