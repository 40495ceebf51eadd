import { ProductBuyBox } from '@shyrdak/react-store/widgets/product-buy-box'
import { refusal } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { slippersEntry } from '../../goods.ts'
import { languageOf } from '../../language.ts'
import { neverAnswers, type ShopSetting } from '../a-shop.ts'
import { productOf } from '../embed-shop.ts'
import { Shop } from '../shop.tsx'

const READ = 'GET /frontend/product/:slug'

const meta = {
  title: 'Widgets/ProductBuyBox',
  component: ProductBuyBox,
  args: { slug: 'slippers' },
  parameters: { answers: { [READ]: productOf(slippersEntry) } },
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{ answers: context.parameters['answers'] as Required<ShopSetting>['answers'] }} // set in this file
    >
      <ProductBuyBox {...args} />
    </Shop>
  ),
} satisfies Meta<typeof ProductBuyBox>

export default meta
type Story = StoryObj<typeof meta>

/** The buy box of a product by its slug. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('spinbutton')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: { [READ]: neverAnswers } } }

export const Missing: Story = { parameters: { answers: { [READ]: refusal('NOT_FOUND') } } }

export const Unavailable: Story = { parameters: { answers: { [READ]: refusal('NETWORK') } } }
