import { BlogEntry, type Language } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'

const TITLES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Why felt is warm', 'A day in Kochkor', 'The ram’s horn', 'How to wash it'],
  ru: ['Почему войлок тёплый', 'Один день в Кочкоре', 'Бараний рог', 'Как стирать войлок'],
  kg: ['Кийиз эмнеге жылуу', 'Кочкордогу бир күн', 'Кочкор мүйүз', 'Кийизди кантип жууйт'],
}
const PHOTOS = ['rolling', 'maker', 'ornament', 'wool']

/** Four blog articles in a language. */
export const articlesIn = (language: Language): readonly BlogEntry[] =>
  TITLES[language].map((title, index) =>
    build(BlogEntry, { id: index + 1, title, photo: `/media/${PHOTOS[index] ?? 'wool'}.jpg` }),
  )
