import * as z from 'zod/mini'
import { seen } from '../seen.ts'

/** Maximum length of the reason for a rejection, which is emailed to the person, in characters. */
export const REASON_LENGTH = 1000

export const Reason = z.string().check(seen, z.minLength(1), z.maxLength(REASON_LENGTH))
