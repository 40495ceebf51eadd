import type { reviews as endpoints } from '@shyrdak/sdk/contract'
import { leaveReview, reviewsOf } from '../../catalogue/reviews.ts'
import type { HandlersFor } from '../../handler.ts'

export const reviewRoutes = {
  ofProduct: ({ params }, tools) => reviewsOf(tools, params.id),
  create: ({ body, actor, language }, tools) => leaveReview(tools, body, { actor, language }),
} satisfies HandlersFor<typeof endpoints>
