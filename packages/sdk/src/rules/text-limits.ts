import { EMAIL_LENGTH } from './email.ts'

/** How long each text of a message to the store may be, in UTF-16 units and without the spaces around it. */
export const FEEDBACK_LIMITS = { name: 120, email: EMAIL_LENGTH, subject: 200, message: 5000 } as const

/** How long a question to the store may be, counted the same way. */
export const QUESTION_LIMIT = 2000
