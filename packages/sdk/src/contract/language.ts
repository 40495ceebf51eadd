import * as z from 'zod/mini'

/** The languages of the store. `kg` is Kyrgyz as the store writes it; standard tags say `ky`. Source: spec §9. */
export const LANGUAGES = ['en', 'ru', 'kg'] as const

export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>

/** The BCP 47 tag of a store language: for `lang`, `hreflang` and outside services. */
export const LANGUAGE_TAGS = { en: 'en', ru: 'ru', kg: 'ky' } as const satisfies Record<Language, string>
