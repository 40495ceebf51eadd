import { WholesaleBranding } from '@shyrdak/react-store/widgets/wholesale-branding'
import { refusal } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'
import type { ShopSetting } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { CURRENTS, kits, slippersCell } from '../wholesale.ts'

const meta = {
  title: 'Widgets/WholesaleBranding',
  component: WholesaleBranding,
  args: { companyId: 2, canBuy: true },
} satisfies Meta<typeof WholesaleBranding>

export default meta
type Story = StoryObj<typeof meta>

const HISTORY = [
  { id: 2, kind: 'reserved', amount: -40, order_id: 9, reason: null, created_at: '2026-11-21T10:00:00Z' },
  { id: 1, kind: 'bought', amount: 100, order_id: 8, reason: null, created_at: '2026-11-20T10:00:00Z' },
]
const over = (setting: ShopSetting): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{
        answers: { [CURRENTS]: [...kits], 'GET /wholesale/branding/history/:id': HISTORY },
        ...setting,
      }}
    >
      <WholesaleBranding {...args} />
    </Shop>
  ),
})

/** The cart takes more pieces of one kit than there are. */
export const Balances: Story = {
  ...over({ cells: [slippersCell(0, 2, 64, { id: 3, name: 'Бишкек 150' })] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.shyrdak-branding-kit')).toHaveLength(2))
  },
}

/** Numbers that could not be loaded are shown as a dash, not as zero. */
export const Unreadable: Story = over({ answers: { [CURRENTS]: refusal('INTERNAL', { status: 500 }) } })
export const ForAViewer: Story = { ...over({}), args: { canBuy: false } }
export const OnAPhone: Story = { ...over({}), globals: { viewport: { value: 'phone' } } }
export const InRussian: Story = { ...over({}), globals: { language: 'ru' } }
export const InKyrgyz: Story = { ...over({}), globals: { language: 'kg' } }
