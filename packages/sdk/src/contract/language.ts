import * as z from 'zod/mini'

/** The languages of the store. `kg` is Kyrgyz; its standard tag is `ky`. Source: spec §9. */
export const LANGUAGES = ['en', 'ru', 'kg'] as const

export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>

/** BCP 47 tags for `lang`, `hreflang` and external services. */
export const LANGUAGE_TAGS = { en: 'en', ru: 'ru', kg: 'ky' } as const satisfies Record<Language, string>
