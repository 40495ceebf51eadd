import { LANGUAGES, type LocalizedText, type SocialLink, type ArtisanState } from '@shyrdak/sdk/contract'
import { isBlank as isBlankText, trimInvisible } from '@shyrdak/sdk/rules'
import { ARTISAN_LINES, ARTISAN_TEXTS, type ArtisanDraft, type ArtisanText } from './artisan-draft.ts'

const trimmed = ({ en, ru, kg }: LocalizedText): LocalizedText => ({
  en: trimInvisible(en),
  ru: trimInvisible(ru),
  kg: trimInvisible(kg),
})

/** Whether a text has nothing visible in any language. */
export const isBlank = (text: LocalizedText): boolean => LANGUAGES.every((one) => isBlankText(text[one]))

/** Adds the scheme to an address typed without one, such as `instagram.com/wool`. */
function webAddress(typed: string): string {
  const address = typed.trim()
  return /^[^\s/:@]+\.[^\s/:@]+(?:\/|$)/.test(address) ? `https://${address}` : address
}

/** Returns the default name of a link: its host. */
const placeOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''

function tidyLink({ name, url: typed }: SocialLink): SocialLink {
  const url = webAddress(typed)
  return { name: trimInvisible(name) || placeOf(url), url }
}

/** Trims all texts and drops empty links. */
export function tidied(draft: ArtisanDraft): ArtisanDraft {
  const texts = ARTISAN_TEXTS.map((field) => [field, trimmed(draft[field])] as const)
  const lines = ARTISAN_LINES.map((field) => [field, trimInvisible(draft[field])] as const)
  const social = draft.social.map(tidyLink).filter(({ name, url }) => name !== '' || url !== '')
  const tidy = { ...draft, ...Object.fromEntries([...texts, ...lines]), social }
  return { ...tidy, video: webAddress(tidy.video) }
}

/** Returns the request body. Blank texts are null if the contract allows it. */
function toPayload(draft: ArtisanDraft) {
  const text = (field: ArtisanText) => (isBlank(draft[field]) ? null : draft[field])
  const { name, position, video, phone, email, social } = draft
  const { profile_pic, banner_1, about_img, banner_2, tam_gallery } = draft
  return {
    name,
    position,
    profile_pic,
    banner_1,
    about_img,
    banner_2,
    tam_gallery,
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

/** Returns only the changed fields, so that others can be edited elsewhere at the same time. */
export function changesOf(draft: ArtisanDraft, before: ArtisanDraft): Partial<ReturnType<typeof toPayload>> {
  const was: Record<string, unknown> = toPayload(tidied(before))
  const is = Object.entries(toPayload(tidied(draft)))
  return Object.fromEntries(
    is.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field])),
  )
}

/** Whether saving submits the page to a manager, even without changes. */
export const canSubmit = (state: ArtisanState): boolean => state === 'new' || state === 'returned'

/** Whether saving would send anything. Surrounding spaces and empty links do not count. */
export const isChanged = (draft: ArtisanDraft, before: ArtisanDraft): boolean =>
  Object.keys(changesOf(draft, before)).length > 0
