import type { Language } from '@shyrdak/sdk/contract'
import {
  ProductCard,
  type ProductCardProps,
  type ProductCardMessage,
} from '@shyrdak/blocks/parts/product-card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { kalpakEntry, rugEntry, slippersEntry, storyImage } from '../../goods.ts'
import { languageOf } from '../../language.ts'

const MESSAGES: Readonly<Record<Language, Readonly<Record<ProductCardMessage, string>>>> = {
  en: {
    'product.addToCart': 'Add to cart',
    'product.colors': 'Colours',
    'product.rating': 'Rating',
    'product.wishlist': 'Wishlist',
    'price.now': 'Price now',
    'price.before': 'Price before',
  },
  ru: {
    'product.addToCart': 'Добавить в корзину',
    'product.colors': 'Цвета',
    'product.rating': 'Оценка',
    'product.wishlist': 'Избранное',
    'price.now': 'Цена сейчас',
    'price.before': 'Прежняя цена',
  },
  kg: {
    'product.addToCart': 'Себетке салуу',
    'product.colors': 'Түстөрү',
    'product.rating': 'Баалоо',
    'product.wishlist': 'Тандалгандар',
    'price.now': 'Азыркы баасы',
    'price.before': 'Мурунку баасы',
  },
}

const envIn = (language: Language): ProductCardProps['env'] => ({
  language,
  link: (path) => `#${path}`,
  image: storyImage,
  messages: (key) => MESSAGES[language][key],
})

const meta = {
  title: 'Parts/ProductCard',
  component: ProductCard,
  args: { entry: slippersEntry, env: envIn('en'), eager: true, level: 2 },
  argTypes: {
    entry: {
      control: 'select',
      options: ['slippers', 'rug', 'kalpak'],
      mapping: { slippers: slippersEntry, rug: rugEntry, kalpak: kalpakEntry },
    },
    env: { table: { disable: true } },
    level: { control: 'inline-radio', options: [2, 3, 4] },
  },
  render: (args, context) => (
    <div style={{ maxWidth: '18rem' }}>
      <ProductCard {...args} env={envIn(languageOf(context))} />
    </div>
  ),
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

/** "Add to cart" links to the product page, where colour and size are selected. */
export const FullPrice: Story = {
  play: async ({ canvas, globals }) => {
    const name = slippersEntry.product.name[languageOf({ globals })]
    const links = canvas.getAllByRole('link', { name: new RegExp(name) })
    await expect(links).toHaveLength(2)
    await expect(links[1]).toHaveAttribute('href', '#/product/slippers')
  },
}

export const Discounted: Story = {
  args: { entry: rugEntry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-discount', '−20%')
  },
}

/** The ornament replaces a photo that cannot be loaded. */
export const WithoutPhoto: Story = {
  args: {
    entry: {
      ...kalpakEntry,
      product: { ...kalpakEntry.product, photo: 'data:image/png;base64,AAAA' },
    },
  },
}

const renderGrid = (language: Language) => (
  <div className="shyrdak-product-card-grid">
    {[slippersEntry, rugEntry, kalpakEntry].map((entry) => (
      <ProductCard key={entry.id} entry={entry} env={envIn(language)} eager level={2} />
    ))}
  </div>
)

export const Grid: Story = { render: (_, context) => renderGrid(languageOf(context)) }

export const GridOnAPhone: Story = {
  render: (_, context) => renderGrid(languageOf(context)),
  globals: { viewport: { value: 'phone' } },
}

export const EveryLanguage: Story = {
  render: () => (
    <EachLanguage>
      {(language) => <ProductCard entry={rugEntry} env={envIn(language)} eager level={2} />}
    </EachLanguage>
  ),
}
