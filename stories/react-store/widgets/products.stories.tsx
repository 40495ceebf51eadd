import { Products } from '@shyrdak/react-store/widgets/products'
import { refusal } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { kalpakEntry, rugEntry, slippersEntry } from '../../goods.ts'
import { languageOf } from '../../language.ts'
import { neverAnswers, type ShopSetting } from '../a-shop.ts'
import { CATEGORIES } from '../embed-shop.ts'
import { onePage } from '../one-page.ts'
import { Shop } from '../shop.tsx'

const ENTRIES = [slippersEntry, rugEntry, kalpakEntry]

const meta = {
  title: 'Widgets/Products',
  component: Products,
  args: { heading: 'For cold floors', count: 3 },
  parameters: {
    answers: {
      'GET /frontend/product/main': ENTRIES,
      'GET /frontend/product/category/:id': onePage(ENTRIES),
      'GET /frontend/retail/category': CATEGORIES,
    },
  },
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{ answers: context.parameters['answers'] as Required<ShopSetting>['answers'] }} // set in this file
    >
      <Products {...args} />
    </Shop>
  ),
} satisfies Meta<typeof Products>

export default meta
type Story = StoryObj<typeof meta>

/** The products of the main page. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  },
}

/** A tab for each category. */
export const InTabs: Story = {
  args: { categories: [1, 12] },
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole('tab')
    if (second) await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-selected', 'true')
  },
}

export const Loading: Story = { parameters: { answers: { 'GET /frontend/product/main': neverAnswers } } }

export const Unavailable: Story = {
  parameters: { answers: { 'GET /frontend/product/main': refusal('NETWORK') } },
}
