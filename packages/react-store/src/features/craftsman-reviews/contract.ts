import { craftsmanReviews } from '@shyrdak/sdk/contract'

/** The endpoints of a workshop's replies to reviews. */
export const craftsmanReviewsContract = { specialGoods: { reviews: craftsmanReviews } } as const
