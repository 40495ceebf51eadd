import type { managedReviews } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '../../handler.ts'
import { decideReview } from '../../reviews/decide-review.ts'
import { listReviews, readReview } from '../../reviews/managed-reviews.ts'

export const managedReviewRoutes = {
  list: listReviews,
  read: ({ params }, tools) => readReview(tools, params.id),
  publish: async ({ params, query, actor }, tools) => {
    await decideReview(tools, { ...params, ...query, by: actor }, { state: 'published' })
    return readReview(tools, params.id)
  },
  reject: async ({ params, query, body, actor }, tools) => {
    await decideReview(tools, { ...params, ...query, by: actor }, { state: 'rejected', reason: body.reason })
    return readReview(tools, params.id)
  },
} satisfies HandlersFor<typeof managedReviews>
