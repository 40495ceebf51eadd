import { EMAIL_LENGTH } from './email.ts'

/** Maximum lengths of the feedback fields, in UTF-16 units without surrounding spaces. */
export const FEEDBACK_LIMITS = { name: 120, email: EMAIL_LENGTH, subject: 200, message: 5000 } as const

/** Maximum length of a question, counted the same way. */
export const QUESTION_LIMIT = 2000
