import { email, password, registration } from '@shyrdak/sdk/contract'

/** The calls of those who have no session yet. */
export const accountContract = { auth: { email: { exists: email.exists }, password, registration } } as const
