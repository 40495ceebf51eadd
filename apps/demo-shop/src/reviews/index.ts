import type { ReviewSeed } from '@shyrdak/api/seeding'
import type { Good } from '../good.ts'
import { REVIEWS } from './reviews.ts'

const DAY = 86_400_000

/** The reviews of the demo shop, assigned to their products. */
export function demoReviews(goods: readonly Good[], now: Date): ReviewSeed[] {
  const numbers = new Map(goods.map(({ slug }, place) => [slug, place + 1]))
  return REVIEWS.flatMap(({ of, author, rating, text, language, age }) => {
    const productId = numbers.get(of)
    if (productId === undefined) return []
    const createdAt = new Date(now.getTime() - age * DAY - productId * 77_000)
    return [{ productId, author, rating, text, language, createdAt }]
  })
}
