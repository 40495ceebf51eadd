import { deliveryRequests, subscribers } from '@shyrdak/sdk/contract'

/** The endpoints of the mailing form. */
export const mailingFormContract = { content: { subscribers } } as const

/** The endpoints of the form that requests an email about delivery to a country. */
export const deliveryRequestContract = { content: { deliveryRequests } } as const
