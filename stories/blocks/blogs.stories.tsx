import type { Meta } from '@storybook/react-vite'
import { BlogEntry } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Blogs', ...blockMeta('Blogs') } satisfies Meta

export default meta

const told = (title: string, buttonText: string) => ({
  props: { title, count: 4, buttonText, buttonLink: '/blog' },
})
const TITLES = {
  en: ['Why felt is warm', 'A day in Kochkor', 'The ram’s horn', 'How to wash it'],
  ru: ['Почему войлок тёплый', 'Один день в Кочкоре', 'Бараний рог', 'Как стирать войлок'],
  kg: ['Кийиз эмнеге жылуу', 'Кочкордогу бир күн', 'Кочкор мүйүз', 'Кийизди кантип жууйт'],
}
const PHOTOS = ['rolling', 'maker', 'ornament', 'wool']

/** A row of articles that opens them. */
export const Row: BlockStory = blockStory(
  {
    en: told('From the blog', 'All articles'),
    ru: told('Из блога', 'Все статьи'),
    kg: told('Блогдон', 'Бардык макалалар'),
  },
  {
    answers: (language) => ({
      blog: TITLES[language].map((title, place) =>
        build(BlogEntry, { id: place + 1, title, photo: `/media/${PHOTOS[place] ?? 'wool'}.jpg` }),
      ),
    }),
  },
)

export const OnAPhone: BlockStory = { ...Row, globals: { viewport: { value: 'phone' } } }
