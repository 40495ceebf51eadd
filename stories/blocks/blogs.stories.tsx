import type { Meta } from '@storybook/react-vite'
import { articlesIn } from '../content/blog.ts'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Blogs', ...blockMeta('Blogs') } satisfies Meta

export default meta

const contentOf = (title: string, buttonText: string) => ({
  props: { title, count: 4, buttonText, buttonLink: '/blog' },
})

export const Row: BlockStory = blockStory(
  {
    en: contentOf('From the blog', 'All articles'),
    ru: contentOf('Из блога', 'Все статьи'),
    kg: contentOf('Блогдон', 'Бардык макалалар'),
  },
  {
    data: (language) => ({ blog: articlesIn(language) }),
  },
)

export const OnAPhone: BlockStory = { ...Row, globals: { viewport: { value: 'phone' } } }
