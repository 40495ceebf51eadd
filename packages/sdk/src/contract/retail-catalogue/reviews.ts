import * as z from 'zod/mini'
import { everyone, owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import type { LocalizedText } from '../localized-text.ts'
import { Id, Instant } from '../scalars.ts'

/** Hours within which a manager reads a review. Source: spec §9. */
export const REVIEW_HOURS = 48

export const REVIEW_TEXT_LENGTH = { min: 2, max: 4000 } as const

const Rating = z.int().check(z.minimum(1), z.maximum(5))

/** A published review. It is shown in the language it was written in. */
export const Review = z.object({
  id: Id,
  product_id: Id,
  author: z.string(),
  rating: Rating,
  text: z.string(),
  language: Language,
  created_at: Instant,
})
export type Review = z.infer<typeof Review>

/** Plain text; what nobody sees in it is taken out before it is kept. */
export const NewReview = z.object({
  product_id: Id,
  rating: Rating,
  text: z.string().check(z.trim(), z.minLength(REVIEW_TEXT_LENGTH.min), z.maxLength(REVIEW_TEXT_LENGTH.max)),
})
export type NewReview = z.infer<typeof NewReview>

/** `pending` until a manager has read it. Only a published review is shown. */
export const ReviewState = z.enum(['pending', 'published', 'rejected'])
export type ReviewState = z.infer<typeof ReviewState>

/** What a visitor without a session is told. Source: spec §8. */
export const REVIEW_NEEDS_LOGIN = "Looks like you're not authorised. Please log in to leave a review"

/** What is said of a review that was just left. Source: spec §9. */
export const REVIEW_VERIFIED = {
  en: 'Thank you! Reviews are verified within 48 hours before posting.',
  ru: 'Спасибо! Перед публикацией отзывы проверяются в течение 48 часов.',
  kg: 'Рахмат! Пикирлер жарыялаганга чейин 48 сааттын ичинде текшерилет.',
} as const satisfies LocalizedText

/** A review as it was kept. `message` is `REVIEW_VERIFIED` in the author's language; `verified_by` says when it is due. */
export const LeftReview = z.object({
  id: Id,
  state: ReviewState,
  message: z.string(),
  verified_by: Instant,
})
export type LeftReview = z.infer<typeof LeftReview>

/** A person's own review, whatever became of it. `reason` is why it was rejected. */
export const OwnReview = z.object({
  id: Id,
  product_id: Id,
  rating: Rating,
  text: z.string(),
  language: Language,
  state: ReviewState,
  reason: z.nullable(z.string()),
  created_at: Instant,
  verified_by: Instant,
})
export type OwnReview = z.infer<typeof OwnReview>

export const reviews = {
  ofProduct: endpoint({
    method: 'GET',
    path: '/frontend/review/product/:id',
    summary: 'The published reviews of a product, newest first.',
    access: everyone,
    params: z.object({ id: Id }),
    response: z.array(Review),
    errors: ['NOT_FOUND'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/frontend/review/own/:id',
    summary:
      'What the person logged in wrote of the product with this number, published or not; `data` is null where they wrote nothing.',
    access: owner('frontend'),
    params: z.object({ id: Id }),
    response: z.object({ data: z.nullable(OwnReview) }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/frontend/review/create',
    summary:
      'Leave a review; it is verified within 48 hours before it is shown. One review a product and account: until it is published, writing again changes it.',
    access: owner('frontend'),
    body: NewReview,
    response: LeftReview,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  }),
}
