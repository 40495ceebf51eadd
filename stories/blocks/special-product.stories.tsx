import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SPECIAL_GOODS } from '../content/special-goods.ts'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/SpecialProduct', ...blockMeta('SpecialProduct') } satisfies Meta

export default meta

const told = (title: string) => ({ props: { title, count: 3 } })
const TOLD = { en: told('One of a kind'), ru: told('В единственном экземпляре'), kg: told('Дүйнөдө жалгыз') }

export const ProductTab: BlockStory = blockStory(TOLD, {
  answers: () => ({ specialProducts: SPECIAL_GOODS }),
})

/** Nothing is said where there are none. */
export const Empty: BlockStory = {
  ...blockStory(TOLD, { answers: () => ({ specialProducts: [] }) }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull()
  },
}
