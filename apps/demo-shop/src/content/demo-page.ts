import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { Language, LocalizedText } from '@shyrdak/sdk/contract'
import type { NewPage } from '@shyrdak/sdk/management'

/** A page of the demo shop: one layout, with texts in each language. */
export interface DemoPage<Texts extends PageTexts> {
  url: string
  texts: Readonly<Record<Language, Texts>>
  layout: (texts: Texts, language: Language) => readonly BlockNode[]
}

export interface PageTexts {
  title: string
  description: string
}

/** Builds a text for every language. */
export const inEach = (write: (language: Language) => string): LocalizedText => ({
  en: write('en'),
  ru: write('ru'),
  kg: write('kg'),
})

/** The page as a manager would save it. */
export const written = <Texts extends PageTexts>({ url, texts, layout }: DemoPage<Texts>): NewPage => ({
  url,
  title: inEach((language) => texts[language].title),
  description: inEach((language) => texts[language].description),
  content: inEach((language) => JSON.stringify(layout(texts[language], language))),
})
