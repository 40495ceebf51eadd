import { WholesaleOrder } from '@shyrdak/react-store/widgets/wholesale-order'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'
import { CURRENTS, kits, slippersCell } from '../wholesale.ts'

const meta = {
  title: 'Widgets/WholesaleOrder',
  component: WholesaleOrder,
  args: { companyId: 2, canOrder: true },
} satisfies Meta<typeof WholesaleOrder>

export default meta
type Story = StoryObj<typeof meta>

const cells = [slippersCell(0, 2, 24), slippersCell(0, 3, 36, { id: 3, name: 'Бишкек 150' })]

const over = (answer: FakeAnswer, currents: FakeAnswer = [...kits]): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{ answers: { [CURRENTS]: currents, 'POST /wholesale/order': answer }, cells }}
    >
      <WholesaleOrder {...args} />
    </Shop>
  ),
})

const placing =
  (state: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    const [delivery, payment] = await canvas.findAllByRole('textbox')
    if (delivery) await userEvent.type(delivery, 'Bishkek')
    if (payment) await userEvent.type(payment, 'Invoice')
    const submit = canvasElement.querySelector('button[type="submit"]')
    if (submit) await userEvent.click(submit)
    await waitFor(() =>
      expect(canvasElement.querySelector('.shyrdak-wholesale-order')).toHaveAttribute('data-state', state),
    )
  }

export const Form: Story = over(neverAnswers)
export const Sending: Story = { ...over(neverAnswers), play: placing('sending') }

/** A changed price must be accepted before it is ordered. */
export const PriceChanged: Story = {
  ...over(
    refusal('PRICE_CHANGED', {
      status: 409,
      data: {
        sum: '60000.00',
        lines: [{ index: 0, from_count: 20, price: '1000.00', list: null, valid_until: null }],
      },
    }),
  ),
  play: placing('refused'),
}

/** Two employees ordered the last kit at the same time. */
export const KitsShort: Story = {
  ...over(
    refusal('KITS_SHORT', {
      status: 409,
      data: { lines: [{ index: 1, brand_id: 3, requested: 36, remainder: 20 }] },
    }),
  ),
  play: placing('refused'),
}

/** The rest of a size is taken, and the order can be placed. */
export const SoldOut: Story = {
  ...over(refusal('SOLD_OUT', { status: 409, data: { lines: [{ index: 0, stock: 5 }] } })),
  play: async (context) => {
    await placing('refused')(context)
    const { canvas, canvasElement } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^Take 5/ }))
    await expect(await canvas.findByText(/That is settled/)).toBeVisible()
    await expect(canvasElement.querySelector('.shyrdak-wholesale-order-refused')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeEnabled()
  },
}

/** The connection is lost while the missing kit is bought. */
export const KitsOffline: Story = {
  ...over(
    refusal('KITS_SHORT', {
      status: 409,
      data: { lines: [{ index: 1, brand_id: 3, requested: 36, remainder: 20 }] },
    }),
    kits.map((kit) => (kit.id === 3 ? { ...kit, remainder: 20, starter_remainder: 20 } : kit)),
  ),
  play: async (context) => {
    await placing('refused')(context)
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^Buy 1\skit/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Buy and invoice/ }))
    await expect(await canvas.findByText(/No connection/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Buy 1\skit/ })).toBeVisible()
  },
}

export const Offline: Story = { ...over(refusal('NETWORK')), play: placing('failed') }
export const Viewer: Story = { ...over(neverAnswers), args: { canOrder: false } }
export const OnAPhone: Story = { ...over(neverAnswers), globals: { viewport: { value: 'phone' } } }
export const InRussian: Story = { ...over(neverAnswers), globals: { language: 'ru' } }
export const InKyrgyz: Story = { ...over(neverAnswers), globals: { language: 'kg' } }
