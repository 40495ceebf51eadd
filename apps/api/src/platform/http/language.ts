import type { Language } from '@shyrdak/sdk/contract'

const LANGUAGES: Record<string, Language> = { en: 'en', ru: 'ru', ky: 'kg', kg: 'kg' }

/** The first language of an Accept-Language header that the store speaks, by weight; else Russian. Source: spec §9. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const accepted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const weight = Number(
        rest
          .find((piece) => piece.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return {
        language: LANGUAGES[tag.split('-')[0] ?? ''],
        weight: Number.isFinite(weight) ? weight : 0,
        index,
      }
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index)
  return accepted[0]?.language ?? 'ru'
}
