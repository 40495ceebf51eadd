import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Button', ...blockMeta('Button') } satisfies Meta

export default meta

const inEach = (tone: string) =>
  blockStory({
    en: { props: { buttonText: 'See the slippers', buttonLink: '/categories/slippers', tone } },
    ru: { props: { buttonText: 'Посмотреть тапочки', buttonLink: '/categories/slippers', tone } },
    kg: { props: { buttonText: 'Тапочкаларды көрүү', buttonLink: '/categories/slippers', tone } },
  })

/** A link, which works without JavaScript. */
export const Primary: BlockStory = {
  ...inEach('primary'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/categories/slippers')
  },
}
export const Secondary: BlockStory = inEach('secondary')
export const Quiet: BlockStory = inEach('quiet')
