import { branding } from '@shyrdak/sdk/contract'
import { wholesaleBrandingContract } from '@shyrdak/state-machines/wholesale-branding'

/** The endpoints of the kits, including the history shown on the balance page. */
export const brandingContract = {
  wholesale: {
    branding: { ...wholesaleBrandingContract.wholesale.branding, history: branding.history },
  },
} as const
