import { Registration } from '@shyrdak/react-store/widgets/registration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'

const meta = {
  title: 'Widgets/Registration',
  component: Registration,
  args: {
    audience: 'retail',
    returnTo: null,
    countries: [
      { code: 'KG', name: 'Кыргызстан' },
      { code: 'KZ', name: 'Казакстан' },
    ],
  },
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{ answers: { 'GET /frontend/is-email-exist': neverAnswers } }}
    >
      <div className="stories-narrow">
        <Registration {...args} />
      </div>
    </Shop>
  ),
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

export const Shopper: Story = {}
/** Asks for company details, since a manager must approve the account. */
export const Wholesale: Story = { args: { audience: 'wholesale' } }
export const Craftsman: Story = { args: { audience: 'craftsman' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
