import type { BuyBoxProduct } from '@shyrdak/react-store/buy-box-product'
import { BuyBox } from '@shyrdak/react-store/widgets/buy-box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { slippersGoods } from '../cart-goods.ts'
import { Shop } from '../shop.tsx'

const sizes = (...stocks: readonly number[]) =>
  stocks.map((stock, index) => ({ size: String(36 + index), stock }))

const SLIPPERS: BuyBoxProduct = {
  id: slippersGoods.product_id,
  slug: slippersGoods.slug,
  name: slippersGoods.name,
  sale_cost: slippersGoods.sale_cost,
  colors: [
    {
      id: 71,
      color_id: 1,
      name: slippersGoods.color_name,
      hex: '#a3282f',
      photo: slippersGoods.photo,
      sizes: sizes(4, 0, 2, 9, 1),
    },
    {
      id: 72,
      color_id: 2,
      name: { en: 'Indigo', ru: 'Индиго', kg: 'Көк боёк' },
      hex: '#2d4468',
      photo: slippersGoods.photo,
      sizes: sizes(0, 0, 0),
    },
    {
      id: 73,
      color_id: 3,
      name: { en: 'Undyed white', ru: 'Некрашеный белый', kg: 'Боёлбогон ак' },
      hex: '#f7f1e4',
      photo: slippersGoods.photo,
      sizes: sizes(12, 12, 12, 12, 12),
    },
  ],
}

const meta = {
  title: 'Widgets/BuyBox',
  component: BuyBox,
  args: { product: SLIPPERS, requested: { variation: 71 }, delivers: true },
  argTypes: { product: { table: { disable: true } }, delivers: { control: 'boolean' } },
  render: (args, context) => (
    <Shop language={languageOf(context)}>
      <div className="stories-narrow">
        <BuyBox {...args} />
      </div>
    </Shop>
  ),
} satisfies Meta<typeof BuyBox>

export default meta
type Story = StoryObj<typeof meta>

export const Selecting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^39/ }))
    await expect(canvas.getByRole('radio', { name: /^39/ })).toBeChecked()
  },
}

/** The item is added to the cart, and an alert links to it. */
export const Added: Story = {
  args: { requested: { variation: 71, size: '38' } },
  play: async ({ canvas, globals }) => {
    const buttons = await canvas.findAllByRole('button')
    const add = buttons.find((button) => button.matches('.shyrdak-button'))
    if (!add) throw new Error('No "Add to cart" button')
    await userEvent.click(add)
    const alert = await screen.findByText(new RegExp(slippersGoods.name[languageOf({ globals })]))
    await expect(alert).toBeVisible()
    await expect(screen.getByRole('link')).toHaveAttribute('href', '#/order/basket')
  },
}

/** Without a size nothing is added, and the focus moves to the sizes. */
export const SizeMissing: Story = {
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button')
    const add = buttons.find((button) => button.matches('.shyrdak-button'))
    if (!add) throw new Error('No "Add to cart" button')
    await userEvent.click(add)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^36/ })).toHaveFocus()
  },
}

export const ColourSoldOut: Story = { args: { requested: { variation: 72 } } }

export const SoldOut: Story = {
  args: {
    product: { ...SLIPPERS, colors: SLIPPERS.colors.map((color) => ({ ...color, sizes: sizes(0, 0, 0) })) },
  },
}

/** For goods made to order, the production time is shown. */
export const MadeToOrder: Story = {
  args: {
    product: { ...SLIPPERS, is_special: true, made_to_order_days: 12 },
    requested: { variation: 71, size: '37' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^37/ })).toBeChecked()
    await expect(canvas.getByText(/12/)).toBeVisible()
  },
}

export const NotSoldHere: Story = { args: { product: { ...SLIPPERS, sale_cost: null } } }

export const NotDelivered: Story = { args: { delivers: false } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const EveryLanguage: Story = {
  render: (args) => (
    <EachLanguage>
      {(language) => (
        <Shop language={language}>
          <BuyBox {...args} requested={{ variation: 71, size: '38' }} />
        </Shop>
      )}
    </EachLanguage>
  ),
}
