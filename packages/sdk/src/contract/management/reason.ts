import * as z from 'zod/mini'

/** Maximum length of the reason for a rejection, which is emailed to the person. In characters. */
export const REASON_LENGTH = 1000

export const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_LENGTH))
