import * as z from 'zod/mini'
import { everyone } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Id, MediaPath } from '../scalars.ts'

/** How many banners a page of them holds. Source: spec §9. */
export const BANNERS_PER_PAGE = 22

/** A picture with words that leads somewhere. Texts are plain; `href` is empty when it leads nowhere. */
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
    summary: 'The banners, in their order.',
    access: everyone,
    query: z.object(PageQuery),
    response: paginated(Banner),
    reads: true,
  }),
}
