import { branding } from '@shyrdak/sdk/contract'

/** What the balance page calls besides the cart: the history of a kit. */
export const brandingContract = {
  wholesale: { branding: { history: branding.history } },
} as const
