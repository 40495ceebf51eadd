import { subscribers } from '@shyrdak/sdk/contract'

/** The calls of the mailing form. */
export const mailingFormContract = { content: { subscribers } } as const
