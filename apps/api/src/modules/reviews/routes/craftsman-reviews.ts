import type { craftsmanReviews } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { replyToReview } from '../reply-to-review.ts'
import { listCraftsmanReviews, readCraftsmanReview } from '../craftsman-reviews.ts'

export const craftsmanReviewRoutes = {
  list: listCraftsmanReviews,
  reply: async ({ params, body, principal }, context) => {
    await replyToReview(context, principal, { ...params, ...body })
    return readCraftsmanReview(context, principal, params.id)
  },
} satisfies HandlersFor<typeof craftsmanReviews>
