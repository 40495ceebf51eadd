import { OrderRequests } from '@shyrdak/react-store/widgets/order-requests'
import type { OrderRequest, OrderRequests as Requests } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import { anOrder } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from '../../language.ts'
import { Shop } from '../shop.tsx'

const order = { id: 12, status: 'in_production', items: anOrder().items }
const items = order.items.map((line) => ({ line_key: lineKey(line), count: line.count }))

const request = (changes: Partial<OrderRequest>): OrderRequest => ({
  id: 1,
  order_id: 12,
  kind: 'cancel',
  state: 'open',
  reason: 'changed_mind',
  comment: '',
  items,
  answer: null,
  refund_due: null,
  created_at: '2026-11-20T10:00:00.000Z',
  answered_at: null,
  ...changes,
})

const meta = {
  title: 'Widgets/Order requests',
  component: OrderRequests,
  args: { order, secret: 'A'.repeat(24), onChange: () => {} },
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{
        answers: { 'GET /frontend/order-request/order/:id': context.parameters['requests'] as Requests }, // each story has its own
      }}
    >
      <OrderRequests {...args} />
    </Shop>
  ),
} satisfies Meta<typeof OrderRequests>

export default meta
type Story = StoryObj<typeof meta>

/** The order can still be cancelled. */
export const Offered: Story = {
  parameters: { requests: { requests: [], offer: { kind: 'cancel', items, is_whole: false } } },
}

/** A manager has not responded yet. */
export const Waiting: Story = { parameters: { requests: { requests: [request({})], offer: null } } }

/** The request is accepted, and a refund is due. */
export const Accepted: Story = {
  parameters: {
    requests: {
      requests: [
        request({ state: 'accepted', refund_due: '1234.50', answered_at: '2026-11-21T10:00:00.000Z' }),
      ],
      offer: null,
    },
  },
}
