import * as z from 'zod/mini'
import { owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Review } from '../retail-catalogue/reviews.ts'
import { Id, Slug } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'

/** Maximum length of a workshop's reply, in characters. */
export const REPLY_LENGTH = 2000

/** A published review of a workshop's product. */
export const CraftsmanReview = z.extend(Review, {
  product: z.object({ id: Id, slug: Slug, name: LocalizedText }),
})
export type CraftsmanReview = z.infer<typeof CraftsmanReview>

export const craftsmanReviews = {
  list: endpoint({
    method: 'GET',
    path: '/specialgoods/review',
    summary:
      'List published reviews of the current craftsman’s goods: those without a reply first, newest first.',
    access: owner('specialgoods'),
    query: z.object({ ...PageQuery, answered: z.optional(z.boolean()) }),
    response: paginated(CraftsmanReview),
  }),
  reply: endpoint({
    method: 'PUT',
    path: '/specialgoods/review/:id/reply',
    summary:
      'Write, change or, by null, remove the workshop’s one reply to a review, which is public at once.',
    access: owner('specialgoods'),
    params: z.object({ id: Id }),
    body: z.object({
      text: z.nullable(z.string().check(trimmed, z.minLength(1), z.maxLength(REPLY_LENGTH))),
    }),
    response: CraftsmanReview,
    errors: { NOT_FOUND: {} },
  }),
}
