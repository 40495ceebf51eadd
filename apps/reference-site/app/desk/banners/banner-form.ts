import { NewBanner, type ManagedBanner } from '@shyrdak/sdk/management'
import { typedAddress } from '../form/typed-address.ts'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

/** The form state of a banner. All fields but the photo are optional. */
export interface BannerForm {
  readonly photo: string
  readonly title: Texts
  readonly text: Texts
  readonly href: string
}

export const EMPTY_BANNER: BannerForm = { photo: '', title: NO_TEXTS, text: NO_TEXTS, href: '' }

export const bannerFormOf = ({ photo, title, text, href }: Omit<ManagedBanner, 'position'>): BannerForm => ({
  photo,
  title,
  text,
  href,
})

/**
 * Returns the request body, or the errors by field. An absolute URL on the shop's own origin is reduced to
 * its path.
 */
export const bannerToSend = (form: BannerForm, origin: string): CheckedForm<NewBanner> =>
  checkTexts(NewBanner, { ...form, href: typedAddress(form.href, origin) ?? form.href.trim() })
