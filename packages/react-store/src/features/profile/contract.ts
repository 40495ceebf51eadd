import { email, guestOrders, password, profile, sessions } from '@shyrdak/sdk/contract'

/** The endpoints of the profile. */
export const profileContract = {
  auth: {
    email,
    guestOrders,
    password: { change: password.change },
    profile,
    sessions,
  },
} as const
