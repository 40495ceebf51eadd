import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { reviewEmail } from './emails/review-email.ts'
import { managedReviewRoutes } from './management/reviews.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { workshopReviewRoutes } from './routes/workshop-reviews.ts'
import { reviewShows } from './shows.ts'
import { reviewWaitingLine } from './waiting-line.ts'

export { seedReviews, type ReviewSeed } from './seed-reviews.ts'

/** What shoppers write about products, and its moderation. */
export const reviews = {
  name: 'reviews',
  handlers: {
    management: { reviews: managedReviewRoutes },
    retailCatalogue: { reviews: reviewRoutes },
    specialGoods: { reviews: workshopReviewRoutes },
  },
  shows: { retailCatalogue: { reviews: reviewShows } },
  jobs: [reviewEmail],
  waiting: [reviewWaitingLine],
} satisfies Module<AppContext>
