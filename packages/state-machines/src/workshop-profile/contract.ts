import { profile } from '@shyrdak/sdk/contract'

/** The call of the workshop's profile. */
export const workshopProfileContract = {
  auth: { profile: { craftsman: { saveWorkshop: profile.craftsman.saveWorkshop } } },
} as const
