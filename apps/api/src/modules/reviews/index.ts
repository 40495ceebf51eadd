import { goodsReferences } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { on } from '#platform/events.ts'
import type { Module } from '#platform/module.ts'
import { reviewEmail } from './emails/review-email.ts'
import { managedReviewRoutes } from './management/reviews.ts'
import { reportReviewedGoods } from './report-reviewed-goods.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { craftsmanReviewRoutes } from './routes/craftsman-reviews.ts'
import { reviewShows } from './shows.ts'
import { reviewWaitingLine } from './waiting-line.ts'

export { seedReviews, type ReviewSeed } from './seed-reviews.ts'

/** Product reviews by shoppers, and their moderation. */
export const reviews = {
  name: 'reviews',
  handlers: {
    management: { reviews: managedReviewRoutes },
    retailCatalogue: { reviews: reviewRoutes },
    specialGoods: { reviews: craftsmanReviewRoutes },
  },
  shows: { retailCatalogue: { reviews: reviewShows } },
  jobs: [reviewEmail],
  listeners: [on(goodsReferences, (_context: AppContext, goods) => reportReviewedGoods(goods))],
  waiting: [reviewWaitingLine],
} satisfies Module<AppContext>
