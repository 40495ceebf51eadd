import * as z from 'zod/mini'
import { isSafeHref } from '../../../rules/page-safety.ts'
import { LocalizedText } from '../../localized-text.ts'
import { Id, MediaPath } from '../../scalars.ts'
import { ContentRevision, managed } from './managed.ts'
import { Position } from './position.ts'
import { texts } from './texts.ts'

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
  revision: ContentRevision,
})
export type ManagedBanner = z.infer<typeof ManagedBanner>

export const managedBanners = managed({
  path: 'banners',
  singular: 'a banner',
  plural: 'banners',
  New: NewBanner,
  Managed: ManagedBanner,
  Row: ManagedBanner,
})
