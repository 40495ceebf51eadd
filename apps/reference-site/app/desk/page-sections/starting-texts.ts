import type { Language } from '@shyrdak/sdk/contract'
import type { BlockNode } from '@shyrdak/sdk/blocks'
import { inLanguages, type NewBlocks } from '@shyrdak/state-machines/page-editor/rules'
import type en from './locales/en.json'

type Texts = Omit<typeof en, 'sections' | 'templates'>

/** Returns a sample text in one language. */
export type SayStarting = (key: keyof Texts) => string

const readTexts = async (language: Language): Promise<Texts> => {
  const file = (await import(`./locales/${language}.json`, { with: { type: 'json' } })) as { default: Texts }
  return file.default // every language has the same keys
}

/**
 * Creates initial blocks with sample texts in the shown language. Other languages stay empty, so that no
 * unnoticed sample text gets published.
 */
export async function startWith(
  make: (say: SayStarting) => readonly BlockNode[],
  shown: Language,
): Promise<NewBlocks> {
  const texts = await readTexts(shown)
  return inLanguages((language) => make((key) => (language === shown ? texts[key] : '')))
}
