import type { Language } from '@shyrdak/sdk/contract'

/** The form state of a text in every language. */
export type Texts = Readonly<Record<Language, string>>

export const NO_TEXTS: Texts = { en: '', ru: '', kg: '' }
