import * as z from 'zod/mini'
import { unauthenticated } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { paginated, PageQuery } from '../paginator.ts'
import { Id, MediaPath } from '../scalars.ts'
import { SearchText } from '../search-text.ts'

/** A workshop in a list. `position` describes its craft. Source: spec §3, artisan. */
export const Artisan = z.object({
  id: Id,
  name: LocalizedText,
  position: LocalizedText,
  profile_pic: z.nullable(MediaPath),
})
export type Artisan = z.infer<typeof Artisan>

/** Source: spec §7, artisan list: `data`, `total`, `per_page`. */
export const ArtisanPage = paginated(Artisan)
export type ArtisanPage = z.infer<typeof ArtisanPage>

/** An `http` or `https` URL. */
export const WebAddress = z
  .string()
  .check(z.maxLength(500), z.regex(/^https?:\/\/[^\s/"'<>\\]+[^\s"'<>\\]*$/i))

/** Contact details of a workshop. `address` is free text. */
export const ArtisanContact = z.object({
  address: z.nullable(LocalizedText),
  phone: z.nullable(z.string().check(z.maxLength(40))),
  email: z.nullable(z.string().check(z.maxLength(254))),
})
export type ArtisanContact = z.infer<typeof ArtisanContact>

export const SocialLink = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  url: WebAddress,
})
export type SocialLink = z.infer<typeof SocialLink>

/**
 * The public page of a workshop. All texts are plain text; a line break starts a new paragraph. Images are
 * paths on the API's host. `video` is such a path, a YouTube URL, or on older pages another URL, which is
 * only linked to. Fields that are not set are null, and lists are empty.
 * Source: spec §3, craftsman profile.
 */
export const ArtisanProfile = z.object({
  artisans_id: Id,
  name: LocalizedText,
  position: LocalizedText,
  profile_pic: z.nullable(MediaPath),
  banner_1: z.nullable(MediaPath),
  hello_txt: z.nullable(LocalizedText),
  about_img: z.nullable(MediaPath),
  about_ttl: z.nullable(LocalizedText),
  about_txt: z.nullable(LocalizedText),
  tam_gallery: z.array(MediaPath),
  video: z.nullable(z.string().check(z.maxLength(2000))),
  video_ttl: z.nullable(LocalizedText),
  video_txt: z.nullable(LocalizedText),
  banner_2: z.nullable(MediaPath),
  bio_txt: z.nullable(LocalizedText),
  contact: ArtisanContact,
  social: z.array(SocialLink),
})
export type ArtisanProfile = z.infer<typeof ArtisanProfile>

export const artisans = {
  list: endpoint({
    method: 'GET',
    path: '/specialgoods/artisan',
    summary:
      'List workshops, paginated: all, or those that a text finds by name, craft, place or story, in any language, best matches first. Tolerates typos.',
    access: unauthenticated,
    query: z.object({ text: SearchText, ...PageQuery }),
    response: ArtisanPage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/specialgoods/artisan/:id',
    summary: 'Retrieve the public page of a workshop.',
    access: unauthenticated,
    params: z.object({ id: Id }),
    response: ArtisanProfile,
    errors: { NOT_FOUND: {} },
  }),
}
