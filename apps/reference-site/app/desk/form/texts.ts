import type { Language } from '@shyrdak/sdk/contract'

/** A text in every language, as it is typed. */
export type Texts = Readonly<Record<Language, string>>

export const NO_TEXTS: Texts = { en: '', ru: '', kg: '' }
