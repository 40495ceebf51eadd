import type { reviews as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '../../handler.ts'
import { leaveReview } from '../../reviews/leave-review.ts'
import { ownReview } from '../../reviews/own-review.ts'
import { reviewsOf } from '../../reviews/reviews-of.ts'

export const reviewRoutes = {
  ofProduct: ({ params }, tools) => reviewsOf(tools, params.id),
  own: async ({ params, actor }, tools) => ({ data: await ownReview(tools, params.id, actor) }),
  create: ({ body, actor, language }, tools) => leaveReview(tools, body, { actor, language }),
} satisfies HandlersFor<typeof endpoints>
