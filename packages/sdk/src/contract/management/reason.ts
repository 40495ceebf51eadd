import * as z from 'zod/mini'

/** How long the reason of a no may be, which is mailed to whoever asked. */
export const REASON_LENGTH = 1000

export const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_LENGTH))
