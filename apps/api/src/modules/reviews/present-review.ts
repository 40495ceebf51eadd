import type { Review } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { artisan, specialProduct } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { review } from './tables.ts'

/** Selects reviews in any state, with the name of the workshop that made the product, if any. */
export const withArtisan = (db: AppContext['db']) =>
  db
    .select({ review, artisan: artisan.name })
    .from(review)
    .leftJoin(specialProduct, eq(specialProduct.productId, review.productId))
    .leftJoin(artisan, eq(artisan.id, specialProduct.artisanId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof withArtisan>>[number]

/** Presents a review to the public, with the workshop's reply. */
export const presentReview = ({ review: row, artisan }: Row): Review => ({
  id: row.id,
  product_id: row.productId,
  author: row.author,
  rating: row.rating,
  text: row.text,
  language: row.language,
  reply:
    row.reply !== null && row.repliedAt !== null && artisan !== null
      ? {
          text: row.reply,
          language: row.replyLanguage ?? row.language,
          name: artisan,
          created_at: row.repliedAt.toISOString(),
        }
      : null,
  created_at: row.createdAt.toISOString(),
})
