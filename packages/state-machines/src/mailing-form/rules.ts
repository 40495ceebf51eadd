import { isEmail } from '@shyrdak/sdk/rules'

/** The address as it is sent: without the spaces that a copied one brings along. */
export const addressOf = (typed: string): string => typed.trim()

/** Whether letters could reach it. Source: spec §5. */
export const canReceive = (typed: string): boolean => isEmail(addressOf(typed))
