import type { Language } from '@shyrdak/sdk/contract'

/** The name of each language in that language. */
export const LANGUAGE_NAMES = { kg: 'Кыргызча', ru: 'Русский', en: 'English' } as const satisfies Record<
  Language,
  string
>
