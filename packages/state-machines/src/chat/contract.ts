import { chat } from '@shyrdak/sdk/contract'

/** Part of the contract that clients of any market use to chat with the store. */
export const chatContract = { chat } as const
