import type { Transaction } from '#platform/sql/database.ts'
import { insertRows } from '#platform/sql/seed-rows.ts'
import { refreshRating } from './refresh-rating.ts'
import { review } from './tables.ts'

export type ReviewSeed = Pick<
  typeof review.$inferInsert,
  'productId' | 'author' | 'rating' | 'text' | 'language' | 'createdAt'
> &
  /** The reply's text, language, author and time. */
  Partial<Pick<typeof review.$inferInsert, 'reply' | 'replyLanguage' | 'repliedBy' | 'repliedAt'>>

/** Inserts published reviews and updates the ratings of their products. */
export async function seedReviews(tx: Transaction, seeds: readonly ReviewSeed[]): Promise<void> {
  await insertRows(
    tx,
    review,
    seeds.map((seed) => ({ ...seed, status: 'published' as const })),
  )
  for (const id of new Set(seeds.map(({ productId }) => productId))) await refreshRating(tx, id)
}
