import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SPECIAL_GOODS } from '../content/special-goods.ts'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/SpecialProduct', ...blockMeta('SpecialProduct') } satisfies Meta

export default meta

const contentOf = (title: string) => ({ props: { title, count: 3 } })
const CONTENT = {
  en: contentOf('One of a kind'),
  ru: contentOf('В единственном экземпляре'),
  kg: contentOf('Дүйнөдө жалгыз'),
}

export const Default: BlockStory = blockStory(CONTENT, {
  data: () => ({ specialProducts: SPECIAL_GOODS }),
})

/** Without products, nothing is shown. */
export const Empty: BlockStory = {
  ...blockStory(CONTENT, { data: () => ({ specialProducts: [] }) }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull()
  },
}
