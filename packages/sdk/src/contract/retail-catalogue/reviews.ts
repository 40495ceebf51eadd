import * as z from 'zod/mini'
import { owner, unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { LocalizedText } from '../localized-text.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Id, Instant } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'

/** Hours within which a review is verified. Source: spec §9. */
export const REVIEW_HOURS = 48

/** In characters, without surrounding spaces. */
export const REVIEW_TEXT_LENGTH = { min: 2, max: 4000 } as const

const Rating = z.int().check(z.minimum(1), z.maximum(5))

/** A workshop's reply to a review, in the craftsman's language. `name` is the workshop's. */
export const ReviewReply = z.object({
  text: z.string(),
  language: Language,
  name: LocalizedText,
  created_at: Instant,
})
export type ReviewReply = z.infer<typeof ReviewReply>

/** A published review, in the language it was written in. */
export const Review = z.object({
  id: Id,
  product_id: Id,
  author: z.string(),
  rating: Rating,
  text: z.string(),
  language: Language,
  reply: z.nullable(ReviewReply),
  created_at: Instant,
})
export type Review = z.infer<typeof Review>

/** `text` is plain text; invisible characters are removed before it is stored. */
export const NewReview = z.object({
  product_id: Id,
  rating: Rating,
  text: z.string().check(trimmed, z.minLength(REVIEW_TEXT_LENGTH.min), z.maxLength(REVIEW_TEXT_LENGTH.max)),
})
export type NewReview = z.infer<typeof NewReview>

/** `pending` until a manager publishes or rejects it. Only published reviews are public. */
export const ReviewState = z.enum(['pending', 'published', 'rejected'])
export type ReviewState = z.infer<typeof ReviewState>

/** Message for visitors who are not logged in. Source: spec §8. */
export const REVIEW_NEEDS_LOGIN = "Looks like you're not authorised. Please log in to leave a review"

/** Message after a review is submitted. Source: spec §9. */
export const REVIEW_VERIFIED = {
  en: 'Thank you! Reviews are verified within 48 hours before posting.',
  ru: 'Спасибо! Перед публикацией отзывы проверяются в течение 48 часов.',
  kg: 'Рахмат! Пикирлер жарыялаганга чейин 48 сааттын ичинде текшерилет.',
} as const satisfies LocalizedText

/**
 * A submitted review. `message` is `REVIEW_VERIFIED` in the author's language; `verified_by` is the deadline for
 * verification.
 */
export const SubmittedReview = z.object({
  id: Id,
  state: ReviewState,
  message: z.string(),
  verified_by: Instant,
})
export type SubmittedReview = z.infer<typeof SubmittedReview>

/** A review as shown to its author, in any state. `reason` explains a rejection. */
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
    summary: 'List published reviews of a product, newest first, paginated.',
    access: unauthenticated,
    params: z.object({ id: Id }),
    query: z.object(PageQuery),
    response: paginated(Review),
    errors: { NOT_FOUND: {} },
  }),
  own: endpoint({
    method: 'GET',
    path: '/frontend/review/own/:id',
    summary:
      'Retrieve the current shopper’s review of a product, whatever its state. `data` is null if there is none.',
    access: owner('frontend'),
    params: z.object({ id: Id }),
    response: z.object({ data: z.nullable(OwnReview) }),
    errors: { NOT_FOUND: {} },
  }),
  create: endpoint({
    method: 'POST',
    path: '/frontend/review/create',
    summary:
      'Submit a review, which is verified within 48 hours before it is published. Each account has one review per product; until it is published, submitting again replaces it.',
    access: owner('frontend'),
    body: NewReview,
    response: SubmittedReview,
    errors: { NOT_FOUND: {} },
    messages: { UNAUTHENTICATED: REVIEW_NEEDS_LOGIN },
    limit: { max: 20, minutes: 10 },
  }),
}
