import type { Meta } from '@storybook/react-vite'
import { articlesIn } from '../content/blog.ts'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Blogs', ...blockMeta('Blogs') } satisfies Meta

export default meta

const told = (title: string, buttonText: string) => ({
  props: { title, count: 4, buttonText, buttonLink: '/blog' },
})
/** A row of articles that opens them. */
export const Row: BlockStory = blockStory(
  {
    en: told('From the blog', 'All articles'),
    ru: told('Из блога', 'Все статьи'),
    kg: told('Блогдон', 'Бардык макалалар'),
  },
  {
    answers: (language) => ({ blog: articlesIn(language) }),
  },
)

export const OnAPhone: BlockStory = { ...Row, globals: { viewport: { value: 'phone' } } }
