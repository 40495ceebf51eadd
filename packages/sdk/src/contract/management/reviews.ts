import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { LocalizedText } from '../localized-text.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { ReviewState } from '../retail-catalogue/reviews.ts'
import { Id, Instant, Slug } from '../scalars.ts'
import { ContentRevision, managers } from './content/managed.ts'
import { Reason } from './reason.ts'

/** A review as a manager reads it. */
export const ManagedReview = z.object({
  id: Id,
  product: z.object({ id: Id, slug: Slug, name: LocalizedText }),
  /** The name that is shown beside it. */
  author: z.string(),
  /** Where the outcome is mailed; null for a review without an account. */
  email: z.nullable(z.string()),
  rating: z.int(),
  text: z.string(),
  language: Language,
  state: ReviewState,
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  /** When it was written, or written anew: the 48 hours run from here. */
  created_at: Instant,
  /** Whole hours since then. */
  age_hours: z.int(),
  /** Still pending after the 48 hours. */
  is_overdue: z.boolean(),
  decided_at: z.nullable(Instant),
  /** The manager who decided. */
  decided_by: z.nullable(z.string()),
  revision: ContentRevision,
})
export type ManagedReview = z.infer<typeof ManagedReview>

const params = z.object({ id: Id })
/** What the manager read: an author may rewrite a review until it is published. */
const query = z.object({ revision: ContentRevision })

export const managedReviews = {
  list: endpoint({
    method: 'GET',
    path: '/management/reviews',
    summary: 'Reviews for managers: pending ones oldest first, decided ones newest first.',
    access: managers,
    query: z.object({ ...PageQuery, state: z.optional(ReviewState), overdue: z.optional(z.boolean()) }),
    response: paginated(ManagedReview),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/reviews/:id',
    summary: 'One review.',
    access: managers,
    params,
    response: ManagedReview,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/management/reviews/:id/publish',
    summary: 'Show a review that is still as it was read. Its author is told by mail.',
    access: managers,
    params,
    query,
    response: ManagedReview,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'STALE'],
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/management/reviews/:id/reject',
    summary: 'Keep a review from being shown, or take it back. Its author is told why by mail.',
    access: managers,
    params,
    query,
    body: z.object({ reason: Reason }),
    response: ManagedReview,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'STALE'],
  }),
}
