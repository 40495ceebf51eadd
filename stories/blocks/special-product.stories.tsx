import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpecialProductEntry, type LocalizedText } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/SpecialProduct', ...blockMeta('SpecialProduct') } satisfies Meta

export default meta

const told = (title: string) => ({ props: { title, count: 3 } })
const special = (id: number, photo: string, name: LocalizedText, price: string) =>
  build(SpecialProductEntry, {
    id,
    slug: photo,
    photo: `/media/${photo}.jpg`,
    name,
    sale_cost: price,
    price: { view: price, discount: { view: '0.00' } },
    currency: { currency: 'KGS', rate_date: null },
  })

const TOLD = { en: told('One of a kind'), ru: told('В единственном экземпляре'), kg: told('Дүйнөдө жалгыз') }

export const Shelf: BlockStory = blockStory(TOLD, {
  answers: () => ({
    specialProducts: [
      special(1, 'rug', { en: 'Shyrdak of Naryn', ru: 'Нарынский шырдак', kg: 'Нарын шырдагы' }, '57000.00'),
      special(
        2,
        'kalpak',
        { en: 'A bridegroom’s kalpak', ru: 'Калпак жениха', kg: 'Күйөө калпагы' },
        '9400.00',
      ),
    ],
  }),
})

/** Nothing is said where there are none. */
export const Empty: BlockStory = {
  ...blockStory(TOLD, { answers: () => ({ specialProducts: [] }) }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull()
  },
}
