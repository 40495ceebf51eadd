import { profile } from '@shyrdak/sdk/contract'

/** The call of the workshop's profile. */
export const craftsmanProfileContract = {
  auth: { profile: { craftsman: { saveArtisan: profile.craftsman.saveArtisan } } },
} as const
