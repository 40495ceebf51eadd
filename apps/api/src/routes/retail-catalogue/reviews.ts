import type { reviews as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '../../handler.ts'
import { leaveReview } from '../../reviews/leave-review.ts'
import { ownReview } from '../../reviews/own-review.ts'
import { reviewsOf } from '../../reviews/reviews-of.ts'

export const reviewRoutes = {
  ofProduct: ({ params }, context) => reviewsOf(context, params.id),
  own: async ({ params, principal }, context) => ({ data: await ownReview(context, params.id, principal) }),
  create: ({ body, principal, language }, context) => leaveReview(context, body, { principal, language }),
} satisfies HandlersFor<typeof endpoints>
