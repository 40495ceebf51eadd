import type { ArtisanProfile, LocalizedText, SocialLink } from '@shyrdak/sdk/contract'
import { isBlank } from '@shyrdak/sdk/rules'

/** Texts in three languages, in page order. */
export const ARTISAN_TEXTS = [
  'name',
  'position',
  'hello_txt',
  'about_ttl',
  'about_txt',
  'video_ttl',
  'video_txt',
  'bio_txt',
  'address',
] as const
export type ArtisanText = (typeof ARTISAN_TEXTS)[number]

/** Fields that are the same in every language. */
export const ARTISAN_LINES = ['video', 'phone', 'email'] as const
export type ArtisanLine = (typeof ARTISAN_LINES)[number]

/** Single images; null if there is none. */
export const ARTISAN_IMAGES = ['profile_pic', 'banner_1', 'about_img', 'banner_2'] as const
export type ArtisanImage = (typeof ARTISAN_IMAGES)[number]

/** Values of the fields. */
export interface ArtisanDraft
  extends
    Readonly<Record<ArtisanText, LocalizedText>>,
    Readonly<Record<ArtisanLine, string>>,
    Readonly<Record<ArtisanImage, string | null>> {
  readonly tam_gallery: readonly string[]
  readonly social: readonly SocialLink[]
}

/** The parts that are edited separately: the person who leads the workshop, and the workshop itself. */
export const ARTISAN_PARTS = {
  person: ['position', 'bio_txt', 'address', 'phone', 'email', 'social', 'profile_pic', 'banner_2'],
  company: [
    'name',
    'hello_txt',
    'about_ttl',
    'about_txt',
    'video',
    'video_ttl',
    'video_txt',
    'banner_1',
    'about_img',
    'tam_gallery',
  ],
} as const satisfies Record<string, readonly (keyof ArtisanDraft)[]>
export type ArtisanPart = keyof typeof ARTISAN_PARTS

/** Returns the saved page with one part taken from a draft. */
export const withPart = (saved: ArtisanDraft, draft: ArtisanDraft, part: ArtisanPart): ArtisanDraft => ({
  ...saved,
  ...Object.fromEntries(ARTISAN_PARTS[part].map((field) => [field, draft[field]])),
})

/** Returns the text fields of a part. */
export const textsOf = (part: ArtisanPart): readonly ArtisanText[] =>
  ARTISAN_TEXTS.filter((field) => ARTISAN_PARTS[part].some((own) => own === field))

const NOTHING: LocalizedText = { en: '', ru: '', kg: '' }

/** Returns the dotted path of a field in the request, and in its issues. */
export const artisanPath = (field: ArtisanText | ArtisanLine): string =>
  field === 'address' || field === 'phone' || field === 'email' ? `contact.${field}` : field

/** Returns the draft of a saved page; without one, a page with only the owner's name. */
export function draftOf(profile: ArtisanProfile | null, ownName: string): ArtisanDraft {
  const text = (field: Exclude<ArtisanText, 'name' | 'address'>) => profile?.[field] ?? NOTHING
  return {
    name: profile?.name ?? { en: ownName, ru: ownName, kg: ownName },
    position: text('position'),
    hello_txt: text('hello_txt'),
    about_ttl: text('about_ttl'),
    about_txt: text('about_txt'),
    video: profile?.video ?? '',
    video_ttl: text('video_ttl'),
    video_txt: text('video_txt'),
    bio_txt: text('bio_txt'),
    address: profile?.contact.address ?? NOTHING,
    phone: profile?.contact.phone ?? '',
    email: profile?.contact.email ?? '',
    profile_pic: profile?.profile_pic ?? null,
    banner_1: profile?.banner_1 ?? null,
    about_img: profile?.about_img ?? null,
    banner_2: profile?.banner_2 ?? null,
    tam_gallery: profile?.tam_gallery ?? [],
    social: profile?.social ?? [],
  }
}

const orNull = (text: LocalizedText): LocalizedText | null =>
  Object.values(text).some((one) => !isBlank(one)) ? text : null

/** Returns the page that a draft would become, for a preview. */
export const profileOf = (artisansId: number, draft: ArtisanDraft): ArtisanProfile => ({
  artisans_id: artisansId,
  name: draft.name,
  position: draft.position,
  profile_pic: draft.profile_pic,
  banner_1: draft.banner_1,
  hello_txt: orNull(draft.hello_txt),
  about_img: draft.about_img,
  about_ttl: orNull(draft.about_ttl),
  about_txt: orNull(draft.about_txt),
  tam_gallery: [...draft.tam_gallery],
  video: draft.video.trim() || null,
  video_ttl: orNull(draft.video_ttl),
  video_txt: orNull(draft.video_txt),
  banner_2: draft.banner_2,
  bio_txt: orNull(draft.bio_txt),
  contact: {
    address: orNull(draft.address),
    phone: draft.phone.trim() || null,
    email: draft.email.trim() || null,
  },
  social: draft.social.filter(({ url }) => url.trim() !== ''),
})
