import type { ArtisanProfile, LocalizedText, SocialLink } from '@shyrdak/sdk/contract'

/** The texts of a workshop's page, each in three languages, in the order of the page. */
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

/** What is the same in every language. */
export const WORKSHOP_LINES = ['video', 'phone', 'email'] as const
export type WorkshopLine = (typeof WORKSHOP_LINES)[number]

/** The page of a workshop as it stands in the fields. Its pictures are not typed. */
export interface WorkshopDraft
  extends Readonly<Record<WorkshopText, LocalizedText>>, Readonly<Record<WorkshopLine, string>> {
  readonly social: readonly SocialLink[]
}

const NOTHING: LocalizedText = { en: '', ru: '', kg: '' }

/** Where each field stands in what is sent, and so in every issue about it. */
export const workshopPath = (field: WorkshopText | WorkshopLine): string =>
  field === 'address' || field === 'phone' || field === 'email' ? `contact.${field}` : field

/** A page as it was saved; before that, one with nothing but the name of whoever owns the workshop. */
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
