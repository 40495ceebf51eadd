import { LANGUAGES, type LocalizedText, type SocialLink } from '@shyrdak/sdk/contract'
import { WORKSHOP_LINES, WORKSHOP_TEXTS, type WorkshopDraft, type WorkshopText } from './workshop-draft.ts'

const trimmed = ({ en, ru, kg }: LocalizedText): LocalizedText => ({
  en: en.trim(),
  ru: ru.trim(),
  kg: kg.trim(),
})

export const isBlank = (text: LocalizedText): boolean => LANGUAGES.every((one) => text[one].trim() === '')

/** An address as people type it, `instagram.com/wool`, as a browser wants it. */
function webAddress(typed: string): string {
  const address = typed.trim()
  return /^[^\s/:@]+\.[^\s/:@]+(?:\/|$)/.test(address) ? `https://${address}` : address
}

/** What a link is called that was given no name: by the place it leads to. */
const placeOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''

function tidyLink({ name, url: typed }: SocialLink): SocialLink {
  const url = webAddress(typed)
  return { name: name.trim() || placeOf(url), url }
}

/** The page without what nobody meant: blanks around texts, and links of which nothing was typed. */
export function tidied(draft: WorkshopDraft): WorkshopDraft {
  const texts = WORKSHOP_TEXTS.map((field) => [field, trimmed(draft[field])] as const)
  const lines = WORKSHOP_LINES.map((field) => [field, draft[field].trim()] as const)
  const social = draft.social.map(tidyLink).filter(({ name, url }) => name !== '' || url !== '')
  const tidy = { ...draft, ...Object.fromEntries([...texts, ...lines]), social }
  return { ...tidy, video: webAddress(tidy.video) }
}

/** A page as the store keeps it: what is blank is null where the contract has null for it. */
function kept(draft: WorkshopDraft) {
  const text = (field: WorkshopText) => (isBlank(draft[field]) ? null : draft[field])
  const { name, position, video, phone, email, social } = draft
  return {
    name,
    position,
    hello_txt: text('hello_txt'),
    about_ttl: text('about_ttl'),
    about_txt: text('about_txt'),
    video: video || null,
    video_ttl: text('video_ttl'),
    video_txt: text('video_txt'),
    bio_txt: text('bio_txt'),
    contact: { address: text('address'), phone: phone || null, email: email || null },
    social,
  }
}

/** What of a page differs from how it was saved: so nothing is sent that somebody else may have changed since. */
export function changesOf(draft: WorkshopDraft, before: WorkshopDraft): Partial<ReturnType<typeof kept>> {
  const was: Record<string, unknown> = kept(tidied(before))
  const is = Object.entries(kept(tidied(draft)))
  return Object.fromEntries(
    is.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field])),
  )
}

export const isChanged = (draft: WorkshopDraft, before: WorkshopDraft): boolean =>
  Object.keys(changesOf(draft, before)).length > 0
