import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { kalpakEntry, rugEntry, slippersEntry } from '../goods.ts'
import { aCategory } from './categories.ts'
import { blockMeta, blockStory, type BlockStory } from './block-story.tsx'

const meta = { title: 'Blocks/Products', ...blockMeta('Products') } satisfies Meta

export default meta

const contentOf = (title: string, buttonText: string) => ({
  props: {
    title,
    catigories: [{ catigory: 1 }, { catigory: 12 }],
    count: 6,
    buttonText,
    buttonLink: '/categories',
    banner: { image: '/media/jailoo.jpg', href: '/production' },
  },
})
const CONTENT = {
  en: contentOf('Chosen by hand', 'All products'),
  ru: contentOf('Выбрано вручную', 'Все товары'),
  kg: contentOf('Кол менен тандалган', 'Бардык буюмдар'),
}
const CATEGORIES = [
  aCategory(1, { en: 'For men', ru: 'Мужчинам', kg: 'Эркектерге' }),
  aCategory(12, { en: 'Rugs', ru: 'Ковры', kg: 'Килемдер' }),
]

/** A tab for each category. */
export const ByCategory: BlockStory = blockStory(CONTENT, {
  data: () => ({ categories: CATEGORIES, products: [slippersEntry, rugEntry, kalpakEntry] }),
})

export const OnAPhone: BlockStory = { ...ByCategory, globals: { viewport: { value: 'phone' } } }

/** Without products, the message required by spec §2 is shown. */
export const Empty: BlockStory = {
  ...blockStory(CONTENT, { data: () => ({ categories: CATEGORIES, products: [] }) }),
  globals: { language: 'ru' },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('Нет доступных товаров для отображения')).length,
    ).toBeGreaterThan(0)
  },
}

export const Loading: BlockStory = blockStory(CONTENT, { data: () => ({ categories: CATEGORIES }) })
