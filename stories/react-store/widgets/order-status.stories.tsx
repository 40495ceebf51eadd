import { OrderStatus } from '@shyrdak/react-store/widgets/order-status'
import type { PaymentState } from '@shyrdak/sdk/contract'
import { anOrder } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

const inState = (state: PaymentState, payable = false) =>
  anOrder({
    id: 12,
    order_number: 'S-12',
    total: '46600.00',
    held_until: '2026-12-01T12:00:00.000Z',
    payment: { state, payable, provider: 'kicb' },
  })

const meta = {
  title: 'Widgets/OrderStatus',
  component: OrderStatus,
  tags: ['!autodocs'],
  args: { order: inState('paid'), secret: 'AAAAAAAAAAAAAAAAAAAAAAAA' },
  render: (args, context) => (
    <Shop language={languageOf(context)}>
      <div className="stories-narrow">
        <OrderStatus {...args} />
      </div>
    </Shop>
  ),
} satisfies Meta<typeof OrderStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {}
/** The bank has not confirmed the payment yet. */
export const Checking: Story = { args: { order: inState('checking') } }
export const Unpaid: Story = { args: { order: inState('unpaid', true) } }
/** The bank refused the payment. */
export const Refused: Story = { args: { order: inState('refused', true) } }
/** The shopper canceled the payment. */
export const Canceled: Story = { args: { order: inState('canceled', true) } }
/** A second payment arrived, and goes back to the shopper. */
export const PaidTwice: Story = {
  args: {
    order: {
      ...inState('paid'),
      surplus: [{ provider: 'paypal', amount: '532.87', refunded: '0.00', currency: 'USD' }],
    },
  },
}
/** The payment deadline has passed. */
export const NoLongerPayable: Story = { args: { order: inState('unpaid') } }

export const EveryLanguage: Story = {
  render: (args) => (
    <EachLanguage>
      {(language) => (
        <Shop language={language}>
          <OrderStatus {...args} />
        </Shop>
      )}
    </EachLanguage>
  ),
}
