import { profile } from '@shyrdak/sdk/contract'

/** The calls that load the profile of a shopper or a wholesale client. */
export const shopperContract = {
  auth: { profile: { retail: { read: profile.retail.read }, wholesale: { read: profile.wholesale.read } } },
} as const
