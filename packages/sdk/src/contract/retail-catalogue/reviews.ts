import * as z from 'zod/mini'
import { everyone, owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { Id, Instant } from '../scalars.ts'

/** A published review. It is shown in the language it was written in. */
export const Review = z.object({
  id: Id,
  product_id: Id,
  author: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  text: z.string(),
  language: Language,
  created_at: Instant,
})
export type Review = z.infer<typeof Review>

export const NewReview = z.object({
  product_id: Id,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  text: z.string().check(z.minLength(1), z.maxLength(4000)),
})
export type NewReview = z.infer<typeof NewReview>

/** What a visitor without a session is told. Source: spec §8. */
export const REVIEW_NEEDS_LOGIN = "Looks like you're not authorised. Please log in to leave a review"

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
  create: endpoint({
    method: 'POST',
    path: '/frontend/review/create',
    summary: 'Leave a review; it is verified within 48 hours before it is shown.',
    access: owner('frontend'),
    body: NewReview,
    response: z.object({ id: Id }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  }),
}
