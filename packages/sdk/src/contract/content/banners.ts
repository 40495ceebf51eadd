import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Id, MediaPath } from '../scalars.ts'

/** Default page size of banners. Source: spec §9. */
export const BANNERS_PER_PAGE = 22

/** An image with a title and text. Texts are plain text; `href` is empty for a banner without a link. */
export const Banner = z.object({
  id: Id,
  photo: MediaPath,
  title: LocalizedText,
  text: LocalizedText,
  href: z.string(),
  position: z.int(),
})
export type Banner = z.infer<typeof Banner>

export const banners = {
  list: endpoint({
    method: 'POST',
    path: '/frontend/banners',
    summary: 'List banners by position.',
    access: unauthenticated,
    query: z.object(PageQuery),
    response: paginated(Banner),
    reads: true,
  }),
}
