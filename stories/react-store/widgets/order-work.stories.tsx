import { OrderWork } from '@shyrdak/react-store/widgets/order-work'
import { SpecialOrder } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

const order = build(SpecialOrder, {
  id: 5,
  status: 'in_production',
  moves: ['packaging', 'on_hold'],
  reason: null,
  timeline: [],
})

const meta = {
  title: 'Widgets/Order work',
  component: OrderWork,
  args: { order, onChange: () => {} },
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{ answers: { 'PUT /specialgoods/order/:id/status': order } }}
    >
      <OrderWork {...args} />
    </Shop>
  ),
} satisfies Meta<typeof OrderWork>

export default meta
type Story = StoryObj<typeof meta>

/** A craftsman reports progress to the buyer, or moves the order on. */
export const InProduction: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The order also has goods of other workshops, so only a manager can move it on. */
export const OfSeveralArtisans: Story = { args: { order: { ...order, moves: [] } } }

export const NotPaidYet: Story = { args: { order: { ...order, status: 'payment_waiting', moves: [] } } }
