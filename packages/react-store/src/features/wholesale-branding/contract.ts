import { branding } from '@shyrdak/sdk/contract'
import { wholesaleBrandingContract } from '@shyrdak/state-machines/wholesale-branding'

/** The calls of the kits, with the history that the balance page shows. */
export const brandingContract = {
  wholesale: {
    branding: { ...wholesaleBrandingContract.wholesale.branding, history: branding.history },
  },
} as const
