import { CartBadge } from '@shyrdak/react-store/widgets/cart-badge'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { rugGoods, slippersGoods } from '../cart-goods.ts'
import { Shop } from '../shop.tsx'

const meta = {
  title: 'Widgets/CartBadge',
  component: CartBadge,
  render: (_, context) => (
    <Shop language={languageOf(context)}>
      <CartBadge />
    </Shop>
  ),
} satisfies Meta<typeof CartBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '#/order/basket')
  },
}

export const Filled: Story = {
  render: () => (
    <EachLanguage>
      {(language) => (
        <Shop
          language={language}
          setting={{
            cart: [
              [slippersGoods, 2],
              [rugGoods, 1],
            ],
          }}
        >
          <CartBadge />
        </Shop>
      )}
    </EachLanguage>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('3')).toHaveLength(3))
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAccessibleName(/3/)
  },
}

/** Counts above 99 are shown as `99+`. */
export const Hundred: Story = {
  // The accessible name contains the exact number, unlike the visible text.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  render: (_, context) => (
    <Shop
      language={languageOf(context)}
      setting={{
        cart: [
          [{ ...slippersGoods, stock: 200 }, 99],
          [rugGoods, 1],
        ],
      }}
    >
      <CartBadge />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('99+')).toBeVisible()
  },
}
