import { profile } from '@shyrdak/sdk/contract'

/** The endpoint that saves the workshop's profile. */
export const craftsmanProfileContract = {
  auth: { profile: { craftsman: { saveArtisan: profile.craftsman.saveArtisan } } },
} as const
