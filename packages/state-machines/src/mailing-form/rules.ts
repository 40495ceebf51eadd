import { isEmail } from '@shyrdak/sdk/rules'

/** Removes the spaces that copying brings along. */
export const addressOf = (typed: string): string => typed.trim()

/** Whether it is a valid email. Source: spec §5. */
export const canReceive = (typed: string): boolean => isEmail(addressOf(typed))
