import { email, guestOrders, password, profile, sessions } from '@shyrdak/sdk/contract'

/** The calls of the profile. */
export const profileContract = {
  auth: {
    email,
    guestOrders,
    password: { change: password.change },
    profile,
    sessions,
  },
} as const
