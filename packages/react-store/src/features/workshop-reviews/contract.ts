import { workshopReviews } from '@shyrdak/sdk/contract'

/** The reply to a review. */
export const workshopReviewsContract = { specialGoods: { reviews: workshopReviews } } as const
