import { branding } from '@shyrdak/sdk/contract'

/** The endpoints of branding kits: their balances and their purchase. */
export const wholesaleBrandingContract = {
  wholesale: { branding: { currents: branding.currents, add: branding.add } },
} as const
