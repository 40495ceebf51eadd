import { craftsmanReviews } from '@shyrdak/sdk/contract'

/** The reply to a review. */
export const craftsmanReviewsContract = { specialGoods: { reviews: craftsmanReviews } } as const
