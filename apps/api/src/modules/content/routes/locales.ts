import { LANGUAGE_TAGS, LANGUAGES, type Language, type locales as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'

const OWN_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', kg: 'Кыргызча' }

export const localeRoutes = {
  list: () => LANGUAGES.map((code) => ({ code, tag: LANGUAGE_TAGS[code], name: OWN_NAMES[code] })),
} satisfies HandlersFor<typeof endpoints>
