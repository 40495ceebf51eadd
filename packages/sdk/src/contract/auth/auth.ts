import { email } from './email.ts'
import { guestOrders } from './guest-orders.ts'
import { login } from './login.ts'
import { password } from './password.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { sessions } from './sessions.ts'

/** Accounts of shoppers, wholesale clients and craftsmen. */
export const auth = { email, guestOrders, login, password, profile, registration, sessions } as const
