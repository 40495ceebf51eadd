import type { workshopReviews } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { replyToReview } from '../reply-to-review.ts'
import { listWorkshopReviews, readWorkshopReview } from '../workshop-reviews.ts'

export const workshopReviewRoutes = {
  list: listWorkshopReviews,
  reply: async ({ params, body, principal }, context) => {
    await replyToReview(context, principal, { ...params, ...body })
    return readWorkshopReview(context, principal, params.id)
  },
} satisfies HandlersFor<typeof workshopReviews>
