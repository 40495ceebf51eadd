import { email, password, registration } from '@shyrdak/sdk/contract'

/** The endpoints for users without a session. */
export const accountContract = { auth: { email: { exists: email.exists }, password, registration } } as const
