import { ProductCard } from '@shyrdak/react-store/widgets/product-card'
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
  title: 'Widgets/ProductCard',
  component: ProductCard,
  args: { slug: 'slippers', level: 3 },
  parameters: { answers: { [READ]: productOf(slippersEntry) } },
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{ answers: context.parameters['answers'] as Required<ShopSetting>['answers'] }} // set in this file
    >
      <div style={{ maxWidth: '20rem' }}>
        <ProductCard {...args} />
      </div>
    </Shop>
  ),
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

/** A product by its slug. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3 })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: { [READ]: neverAnswers } } }

export const Missing: Story = { parameters: { answers: { [READ]: refusal('NOT_FOUND') } } }

export const Unavailable: Story = { parameters: { answers: { [READ]: refusal('NETWORK') } } }

/** The host page's replacement for the default message. */
export const OwnFallback: Story = {
  ...Missing,
  args: { fallback: () => <a href="mailto:felt@partner.example">Ask us for it</a> },
}
