import type { Language } from '@shyrdak/sdk/contract'
import type { BlockNode } from '@shyrdak/sdk/blocks'
import { inLanguages, type NewBlocks } from '@shyrdak/state-machines/page-editor/rules'
import type en from './locales/en.json'

type Texts = Omit<typeof en, 'sections' | 'templates'>

/** Says a text to begin with, in one language. */
export type SayStarting = (key: keyof Texts) => string

const readTexts = async (language: Language): Promise<Texts> => {
  const file = (await import(`./locales/${language}.json`, { with: { type: 'json' } })) as { default: Texts }
  return file.default // every language has the same keys
}

/**
 * Blocks to begin with, with texts of the language that is shown. The others have none: what nobody looks at must not come
 * before shoppers.
 */
export async function startWith(
  make: (say: SayStarting) => readonly BlockNode[],
  shown: Language,
): Promise<NewBlocks> {
  const texts = await readTexts(shown)
  return inLanguages((language) => make((key) => (language === shown ? texts[key] : '')))
}
