import { PayNow } from '@shyrdak/react-store/widgets/pay-now'
import { refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'

const meta = {
  title: 'Widgets/PayNow',
  component: PayNow,
  tags: ['!autodocs'],
  args: {
    order: {
      id: 12,
      kind: 'retail',
      order_number: 'S-12',
      total: '46600.00',
      secret: 'AAAAAAAAAAAAAAAAAAAAAAAA',
    },
    provider: 'kicb',
  },
} satisfies Meta<typeof PayNow>

export default meta
type Story = StoryObj<typeof meta>

const over = (answer: FakeAnswer): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{ answers: { 'POST /frontend/retail/payment/kicb': answer } }}
    >
      <div className="stories-narrow">
        <PayNow {...args} />
      </div>
    </Shop>
  ),
})

const pay = async (page: HTMLElement, state: string) => {
  const button = await waitFor(() => {
    const found = page.querySelector('[type="submit"]')
    if (!found) throw new Error('No pay button')
    return found
  })
  await userEvent.click(button)
  await waitFor(() => expect(page.querySelector('.shyrdak-pay-now')).toHaveAttribute('data-state', state))
}

export const Selecting: Story = { ...over(neverAnswers), args: { provider: null } }
export const Selected: Story = over(neverAnswers)

/** The bank settles in another currency, so the converted sum is shown before its page opens. */
export const Converted: Story = {
  render: (args, context) => (
    <Shop
      language={languageOf(context)}
      setting={{
        answers: {
          'GET /frontend/retail/payment/charges': [
            {
              provider: 'paypal',
              charge: { amount: '532.88', currency: 'USD', rate: '87.450000', rate_date: '2026-11-20' },
            },
          ],
        },
      }}
    >
      <div className="stories-narrow">
        <PayNow {...args} />
      </div>
    </Shop>
  ),
  args: { provider: 'paypal' },
  play: ({ canvasElement }) =>
    waitFor(() =>
      expect(canvasElement.querySelector('.shyrdak-payment-methods-charge')).toHaveTextContent(/532[.,]88/),
    ),
}

export const Starting: Story = {
  ...over(neverAnswers),
  play: ({ canvasElement }) => pay(canvasElement, 'starting'),
}
export const Refused: Story = {
  ...over(refusal('NOT_PAYABLE')),
  play: ({ canvasElement }) => pay(canvasElement, 'failed'),
}
export const Offline: Story = {
  ...over(refusal('NETWORK')),
  play: ({ canvasElement }) => pay(canvasElement, 'failed'),
}
export const InKyrgyz: Story = { ...over(neverAnswers), globals: { language: 'kg' } }
