import type { Language } from '@shyrdak/sdk/contract'

/** Each language by its own name. */
export const LANGUAGE_NAMES = { kg: 'Кыргызча', ru: 'Русский', en: 'English' } as const satisfies Record<
  Language,
  string
>
