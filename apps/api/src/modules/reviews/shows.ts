import type { reviews } from '@shyrdak/sdk/contract'
import type { ShowsFor } from '#platform/shows.ts'
import type { Tag } from '#platform/sql/revision.ts'

/** The cache tag of a product's published reviews. */
export const reviewsTag = (productId: number): Tag => `reviews:${productId}`

export const reviewShows = {
  ofProduct: (_, { params }) => [reviewsTag(params.id)],
} satisfies ShowsFor<typeof reviews>
