import type { managedReviews } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { moderateReview } from '../moderate-review.ts'
import { listReviews, readReview } from '../managed-reviews.ts'

export const managedReviewRoutes = {
  list: listReviews,
  read: ({ params }, context) => readReview(context, params.id),
  publish: async ({ params, query, principal }, context) => {
    await moderateReview(context, { ...params, ...query, by: principal }, { state: 'published' })
    return readReview(context, params.id)
  },
  reject: async ({ params, query, body, principal }, context) => {
    await moderateReview(
      context,
      { ...params, ...query, by: principal },
      { state: 'rejected', reason: body.reason },
    )
    return readReview(context, params.id)
  },
} satisfies HandlersFor<typeof managedReviews>
