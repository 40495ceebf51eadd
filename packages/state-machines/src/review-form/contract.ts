import { reviews } from '@shyrdak/sdk/contract'

/** The endpoints of the review form. */
export const reviewFormContract = {
  retailCatalogue: { reviews: { create: reviews.create, own: reviews.own } },
} as const
