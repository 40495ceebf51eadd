import * as z from 'zod/mini'
import { isSafeHref } from '#rules/page-safety.ts'
import { managers } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { LocalizedText } from '../../localized-text.ts'
import { Revision } from '../../revision.ts'
import { Id, MediaPath } from '../../scalars.ts'
import { managed } from './managed.ts'
import { ordering } from './ordering.ts'
import { Position } from './position.ts'
import { texts } from '../../texts.ts'

/** A banner to create or update. Texts are plain text; an empty `href` means no link. */
export const NewBanner = z.object({
  photo: MediaPath,
  title: texts(200),
  text: texts(500),
  href: z.string().check(
    z.maxLength(2000),
    z.refine((href) => href === '' || isSafeHref(href)),
  ),
  position: Position,
})
export type NewBanner = z.infer<typeof NewBanner>

export const ManagedBanner = z.object({
  id: Id,
  photo: z.string(),
  title: LocalizedText,
  text: LocalizedText,
  href: z.string(),
  position: z.int(),
  revision: Revision,
})
export type ManagedBanner = z.infer<typeof ManagedBanner>

const of = { path: 'banners', singular: 'a banner', plural: 'banners' } as const

/** A page or an article that shows a banner by its id. */
export const BannerUse = z.object({
  kind: z.enum(['page', 'article']),
  id: Id,
  url: z.string(),
  title: LocalizedText,
  /** The URL name of an article's category; null for a page. */
  category_url: z.nullable(z.string()),
})
export type BannerUse = z.infer<typeof BannerUse>

export const managedBanners = {
  ...managed({
    ...of,
    New: NewBanner,
    Managed: ManagedBanner,
    Row: ManagedBanner,
  }),
  order: ordering(of),
  uses: endpoint({
    method: 'GET',
    path: '/management/content/banners/:id/uses',
    summary: 'List the pages and articles that show a banner, in any language.',
    access: managers,
    params: z.object({ id: Id }),
    response: z.array(BannerUse),
  }),
}
