import { UnpaidOrder } from '@shyrdak/react-store/widgets/unpaid-order'
import { anOrder, aPlacedOrder } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

const meta = {
  title: 'Widgets/UnpaidOrder',
  component: UnpaidOrder,
  tags: ['!autodocs'],
} satisfies Meta<typeof UnpaidOrder>

export default meta
type Story = StoryObj<typeof meta>

const order = anOrder({
  id: 12,
  order_number: 'S-12',
  total: '46600.00',
  held_until: '2100-01-01T10:00:00.000Z',
  payment: { state: 'checking', provider: 'kicb', payable: true },
})
const placed = {
  ...aPlacedOrder(order),
  payment_link: '/payment-link/6f9619ff-8b86-4d01-b42d-00cf4fc964ff?k=AAAAAAAAAAAAAAAAAAAAAAAA',
}

export const Offered: Story = {
  render: (_, context) => (
    <Shop
      language={languageOf(context)}
      setting={{ orders: [placed], answers: { 'GET /frontend/payment-link/:uuid': { ...order } } }}
    >
      <UnpaidOrder />
    </Shop>
  ),
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement).toHaveTextContent('S-12')),
}
