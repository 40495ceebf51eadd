import { profile } from '@shyrdak/sdk/contract'

/** The calls that read who a shopper or a wholesale client is. */
export const shopperContract = {
  auth: { profile: { retail: { read: profile.retail.read }, wholesale: { read: profile.wholesale.read } } },
} as const
