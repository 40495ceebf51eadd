import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { LocalizedText } from '../localized-text.ts'
import { OrderKind } from '../order-kind.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { ReviewState } from '../retail-catalogue/reviews.ts'
import { Revision } from '../revision.ts'
import { Id, Instant, Slug } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'
import { Reason } from './reason.ts'

/** A review, as managers see it. */
export const ManagedReview = z.object({
  id: Id,
  product: z.object({ id: Id, slug: Slug, name: LocalizedText, kind: OrderKind }),
  /** The public name of the author. */
  author: z.string(),
  /** Address to notify of the decision; null for a review without an account. */
  email: z.nullable(z.string()),
  rating: z.int(),
  text: z.string(),
  language: Language,
  state: ReviewState,
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  /** When it was submitted or last rewritten: the start of the 48 hours. */
  created_at: Instant,
  /** Full hours since `created_at`. */
  age_hours: z.int(),
  /** Whether it is still pending after the 48 hours. */
  is_overdue: z.boolean(),
  decided_at: z.nullable(Instant),
  /** Name of the manager who decided. */
  decided_by: z.nullable(z.string()),
  revision: Revision,
})
export type ManagedReview = z.infer<typeof ManagedReview>

const params = z.object({ id: Id })
/** The revision that the manager read, because authors may rewrite a review until it is published. */
const query = z.object({ revision: Revision })

export const managedReviews = {
  list: endpoint({
    method: 'GET',
    path: '/management/reviews',
    summary:
      'List reviews: pending ones oldest first, then decided ones newest first. `text` searches by author, email, product or words of the review.',
    access: managers,
    query: z.object({
      ...PageQuery,
      state: z.optional(ReviewState),
      overdue: z.optional(z.boolean()),
      text: z.optional(z.string().check(trimmed, z.maxLength(100))),
    }),
    response: paginated(ManagedReview),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/reviews/:id',
    summary: 'Retrieve a review.',
    access: managers,
    params,
    response: ManagedReview,
    errors: { NOT_FOUND: {} },
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/management/reviews/:id/publish',
    summary: 'Publish a review at the given revision and email its author.',
    access: managers,
    params,
    query,
    response: ManagedReview,
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/management/reviews/:id/reject',
    summary: 'Reject or unpublish a review and email the reason to its author.',
    access: managers,
    params,
    query,
    body: z.object({ reason: Reason }),
    response: ManagedReview,
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
}
