import { branding } from '@shyrdak/sdk/contract'

/** The calls of the kits: what is left of each, and their purchase. */
export const wholesaleBrandingContract = {
  wholesale: { branding: { currents: branding.currents, add: branding.add } },
} as const
