import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { InLanguages, NewBlocks } from '@shyrdak/state-machines/page-editor/rules'
import type en from './locales/en.json'

type Texts = Omit<typeof en, 'sections' | 'templates'>

/** Says a text to begin with, in one language. */
export type SayStarting = (key: keyof Texts) => string

const readTexts = async (language: Language): Promise<Texts> => {
  const file = (await import(`./locales/${language}.json`, { with: { type: 'json' } })) as { default: Texts }
  return file.default // every language has the same keys
}

let reading: Promise<InLanguages<Texts>> | undefined

/** The texts of all languages: a page is made in all of them at once. */
async function startingTexts(): Promise<InLanguages<Texts>> {
  const [en, ru, kg] = await Promise.all([readTexts('en'), readTexts('ru'), readTexts('kg')])
  return { en, ru, kg }
}

/**
 * Blocks to begin with in every language. Where one language is `shown`, the others have no texts: what nobody looks at
 * must not come before shoppers.
 */
export async function startWith(
  make: (say: SayStarting) => readonly BlockNode[],
  shown?: Language,
): Promise<NewBlocks> {
  reading ??= startingTexts().catch((error: unknown) => {
    reading = undefined
    throw error
  })
  const texts = await reading
  const inLanguage = (language: Language) =>
    make((key) => (shown === undefined || shown === language ? texts[language][key] : ''))
  const [en, ru, kg] = LANGUAGES.map(inLanguage)
  return { en: en ?? [], ru: ru ?? [], kg: kg ?? [] }
}
