import { isEmail } from '@shyrdak/sdk/rules'

/** Removes surrounding spaces, which copying often adds. */
export const addressOf = (typed: string): string => typed.trim()

/** Whether it is a valid email. Source: spec §5. */
export const canReceive = (typed: string): boolean => isEmail(addressOf(typed))
