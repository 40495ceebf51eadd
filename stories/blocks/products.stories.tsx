import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { kalpakEntry, rugEntry, slippersEntry } from '../goods.ts'
import { aCategory } from './categories.ts'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Products', ...blockMeta('Products') } satisfies Meta

export default meta

const told = (title: string, buttonText: string) => ({
  props: {
    title,
    catigories: [{ catigory: 1 }, { catigory: 12 }],
    count: 6,
    buttonText,
    buttonLink: '/categories',
    banner: { image: '/media/jailoo.jpg', href: '/production' },
  },
})
const TOLD = {
  en: told('Chosen by hand', 'All goods'),
  ru: told('Выбрано вручную', 'Все товары'),
  kg: told('Кол менен тандалган', 'Бардык товарлар'),
}
const CATEGORIES = [
  aCategory(1, { en: 'For men', ru: 'Мужчинам', kg: 'Эркектерге' }),
  aCategory(12, { en: 'Rugs', ru: 'Ковры', kg: 'Килемдер' }),
]

/** A tab for each category. */
export const ByCategory: BlockStory = blockStory(TOLD, {
  answers: () => ({ categories: CATEGORIES, products: [slippersEntry, rugEntry, kalpakEntry] }),
})

export const OnAPhone: BlockStory = { ...ByCategory, globals: { viewport: { value: 'phone' } } }

/** Nothing is sold here: it says so. */
export const Empty: BlockStory = {
  ...blockStory(TOLD, { answers: () => ({ categories: CATEGORIES, products: [] }) }),
  globals: { language: 'ru' },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('Нет доступных товаров для отображения')).length,
    ).toBeGreaterThan(0)
  },
}

/** While the goods are on their way. */
export const Waiting: BlockStory = blockStory(TOLD, { answers: () => ({ categories: CATEGORIES }) })
