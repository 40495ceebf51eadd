import { branding } from '@shyrdak/sdk/contract'

/** What the balance page calls besides the cart: purchases and the history of a kit. */
export const brandingContract = {
  wholesale: { branding: { add: branding.add, history: branding.history } },
} as const
