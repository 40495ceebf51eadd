import type { reviews as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { leaveReview } from '../leave-review.ts'
import { ownReview } from '../own-review.ts'
import { reviewsOf } from '../reviews-of.ts'

export const reviewRoutes = {
  ofProduct: (call, context) => reviewsOf(context, call.params.id, call),
  own: async ({ params, principal }, context) => ({ data: await ownReview(context, params.id, principal) }),
  create: ({ body, principal, language }, context) => leaveReview(context, body, { principal, language }),
} satisfies HandlersFor<typeof endpoints>
