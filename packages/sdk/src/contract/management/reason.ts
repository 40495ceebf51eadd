import * as z from 'zod/mini'
import { trimmed } from '../trimmed.ts'

/** Maximum length of the reason for a rejection, which is emailed to the person, in characters. */
export const REASON_LENGTH = 1000

export const Reason = z.string().check(trimmed, z.minLength(1), z.maxLength(REASON_LENGTH))
