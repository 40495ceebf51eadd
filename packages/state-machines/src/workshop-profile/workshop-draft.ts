import type { ArtisanProfile, LocalizedText, SocialLink } from '@shyrdak/sdk/contract'

/** Texts in three languages, in page order. */
export const WORKSHOP_TEXTS = [
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
export type WorkshopText = (typeof WORKSHOP_TEXTS)[number]

/** Fields that are the same in every language. */
export const WORKSHOP_LINES = ['video', 'phone', 'email'] as const
export type WorkshopLine = (typeof WORKSHOP_LINES)[number]

/** Values of the fields. Images are not edited here. */
export interface WorkshopDraft
  extends Readonly<Record<WorkshopText, LocalizedText>>, Readonly<Record<WorkshopLine, string>> {
  readonly social: readonly SocialLink[]
}

const NOTHING: LocalizedText = { en: '', ru: '', kg: '' }

/** The dotted path of a field in the request, and in its issues. */
export const workshopPath = (field: WorkshopText | WorkshopLine): string =>
  field === 'address' || field === 'phone' || field === 'email' ? `contact.${field}` : field

/** The draft of a saved page; without one, a page with only the owner's name. */
export function draftOf(profile: ArtisanProfile | null, ownName: string): WorkshopDraft {
  const text = (field: Exclude<WorkshopText, 'name' | 'address'>) => profile?.[field] ?? NOTHING
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
    social: profile?.social ?? [],
  }
}
