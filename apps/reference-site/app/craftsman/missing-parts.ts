import { LANGUAGES, type ArtisanProfile } from '@shyrdak/sdk/contract'

/** Parts that visitors expect on an artisan's page. */
export type MissingPart =
  'portrait' | 'banner' | 'greeting' | 'story' | 'photos' | 'maker' | 'contacts' | 'languages'

const TEXTS = [
  'name',
  'position',
  'hello_txt',
  'about_ttl',
  'about_txt',
  'video_ttl',
  'video_txt',
  'bio_txt',
] as const

/**
 * Returns the parts that a page lacks, in the order of the page. Texts missing in some languages count as one
 * part.
 */
export function missingParts(profile: ArtisanProfile | null): readonly MissingPart[] {
  if (!profile) return ['portrait', 'banner', 'greeting', 'story', 'photos', 'maker', 'contacts']
  const { contact, social } = profile
  const isHalf = TEXTS.some((field) => {
    const text = profile[field]
    const written = text ? LANGUAGES.filter((language) => text[language].trim() !== '').length : 0
    return written > 0 && written < LANGUAGES.length
  })
  const lacks: readonly (readonly [MissingPart, boolean])[] = [
    ['banner', profile.banner_1 === null],
    ['portrait', profile.profile_pic === null],
    ['greeting', profile.hello_txt === null],
    ['story', profile.about_txt === null],
    ['photos', profile.tam_gallery.length === 0],
    ['maker', profile.bio_txt === null],
    ['contacts', !contact.address && !contact.phone && !contact.email && social.length === 0],
    ['languages', isHalf],
  ]
  return lacks.flatMap(([part, isMissing]) => (isMissing ? [part] : []))
}
