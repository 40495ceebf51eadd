import type { Language } from '@shyrdak/sdk/contract'

/** Each language by its own name, the one of the craft first. */
export const LANGUAGE_NAMES = { kg: 'Кыргызча', ru: 'Русский', en: 'English' } as const satisfies Record<
  Language,
  string
>
