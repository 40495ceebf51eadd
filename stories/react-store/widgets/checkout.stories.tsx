import { Checkout } from '@shyrdak/react-store/widgets/checkout'
import { DeliveryService } from '@shyrdak/sdk/contract'
import { aPlacedOrder, build, refusal } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { languageOf } from '../../language.ts'
import { neverAnswers, type ShopSetting } from '../a-shop.ts'
import { kalpakGoods, quotedAs, quoteOf, rugGoods, slippersGoods } from '../cart-goods.ts'
import { Shop } from '../shop.tsx'

const QUOTE = 'POST /frontend/delivery/retail/services'
const ORDER = 'POST /frontend/order/retail'
const PAY = 'POST /frontend/retail/payment/kicb'

const SERVICES = [
  build(DeliveryService, {
    id: 'courier',
    code: 'courier',
    carrier: 'courier',
    kind: 'door',
    name: { en: 'Courier to the door', ru: 'Курьером до двери', kg: 'Курьер эшикке чейин' },
    price: '450.00',
    days_min: 2,
    days_max: 4,
  }),
  build(DeliveryService, {
    id: 'post',
    code: 'post',
    carrier: 'post',
    kind: 'post',
    name: { en: 'Kyrgyz post', ru: 'Почта Кыргызстана', kg: 'Кыргыз почтасы' },
    price: '180.00',
    days_min: 5,
    days_max: 9,
  }),
]
const LINES = [
  { ...quotedAs(slippersGoods, 2), services: SERVICES },
  { ...quotedAs(rugGoods, 1), services: SERVICES },
]
const SOLD_OUT_QUOTE = quoteOf([
  { ...quotedAs(slippersGoods, 2), services: SERVICES },
  { ...quotedAs(rugGoods, 1, { state: 'sold_out', stock: 0 }), services: [] },
])

const withAnswers = (answers: ShopSetting['answers'] = {}): ShopSetting => ({
  cart: [
    [slippersGoods, 2],
    [rugGoods, 1],
  ],
  answers: { [QUOTE]: quoteOf(LINES), ...answers },
})

const meta = {
  title: 'Widgets/Checkout',
  component: Checkout,
  // The IDs of the fields would clash on a docs page.
  tags: ['!autodocs'],
  args: { termsPath: '/pages/terms' },
} satisfies Meta<typeof Checkout>

export default meta
type Story = StoryObj<typeof meta>

const over = (setting: ShopSetting): Pick<Story, 'render'> => ({
  render: (args, context) => (
    <Shop language={languageOf(context)} setting={setting}>
      <Checkout {...args} />
    </Shop>
  ),
})

const PERSON = {
  first_name: 'Айгүл',
  last_name: 'Асанова',
  email: 'aigul@example.kg',
  phone: '0700 123 456',
  city: 'Бишкек',
  postal_code: '720001',
  street: 'Чүй 1',
}

const atStep = (page: HTMLElement, step: string) =>
  waitFor(() => expect(page.querySelector('.shyrdak-checkout')).toHaveAttribute('data-state', step), {
    timeout: 5000,
  })

/** Clicks the main button of a step. */
async function goToNextStep(page: HTMLElement) {
  const button = page.querySelector(
    '.shyrdak-checkout-actions [type="submit"], .shyrdak-checkout-actions .shyrdak-button[data-size="large"]',
  )
  if (!button) throw new Error('No button to the next step')
  await userEvent.click(button)
}

async function fillContact(page: HTMLElement) {
  await atStep(page, 'contact')
  for (const [name, text] of Object.entries(PERSON)) {
    const field = page.querySelector(`[name="${name}"]`)
    if (!field) throw new Error(`No field ${name}`)
    await userEvent.click(field)
    await userEvent.paste(text)
  }
  await goToNextStep(page)
}

async function toDelivery(page: HTMLElement) {
  await fillContact(page)
  await atStep(page, 'delivery')
}

async function toPayment(page: HTMLElement) {
  await toDelivery(page)
  for (const group of within(page).getAllByRole('group')) {
    const [first] = within(group).queryAllByRole('radio')
    if (first) await userEvent.click(first)
  }
  await goToNextStep(page)
  await atStep(page, 'payment')
}

async function order(page: HTMLElement) {
  await toPayment(page)
  const kicb = page.querySelector('[name="payment_method"][value="kicb"]')
  if (!kicb) throw new Error('KICB is not available')
  await userEvent.click(kicb)
  await userEvent.click(within(page).getByRole('checkbox'))
  await goToNextStep(page)
}

export const Contact: Story = {
  ...over(withAnswers()),
  play: ({ canvasElement }) => atStep(canvasElement, 'contact').then(() => undefined),
}

/** Each invalid field has its own error, and the first is focused. */
export const ContactMissing: Story = {
  ...over(withAnswers()),
  play: async ({ canvas, canvasElement }) => {
    await atStep(canvasElement, 'contact')
    await goToNextStep(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[name="first_name"]')).toHaveFocus())
    await expect(canvas.getAllByRole('textbox', { name: /./ })[0]).toBeInvalid()
  },
}

/** Special goods must be ordered first. Source: spec §4. */
export const SpecialFirst: Story = {
  ...over({
    cart: [
      [slippersGoods, 2],
      [kalpakGoods, 1],
    ],
    answers: { [QUOTE]: quoteOf([{ ...quotedAs(kalpakGoods, 1), services: SERVICES }]) },
  }),
  play: async ({ canvas, canvasElement }) => {
    await toDelivery(canvasElement)
    await expect(canvas.getByRole('complementary')).toHaveTextContent(/2.200\.00 KGS/)
  },
}

export const Delivery: Story = {
  ...over(withAnswers()),
  play: ({ canvasElement }) => toDelivery(canvasElement),
}

export const Payment: Story = {
  ...over(withAnswers()),
  play: ({ canvasElement }) => toPayment(canvasElement),
}

export const Placing: Story = {
  ...over(withAnswers({ [ORDER]: neverAnswers })),
  play: async ({ canvasElement }) => {
    await order(canvasElement)
    await atStep(canvasElement, 'placing')
  },
}

/** An item sold out in the meantime: the item is named, with a link to the cart. */
export const Refused: Story = {
  ...over(withAnswers({ [ORDER]: refusal('SOLD_OUT', { data: { quote: SOLD_OUT_QUOTE }, status: 409 }) })),
  play: async ({ canvasElement }) => {
    await order(canvasElement)
    await atStep(canvasElement, 'refused')
  },
}

/** The order can be sent again, and is created only once. */
export const NoConnection: Story = {
  ...over(withAnswers({ [ORDER]: refusal('NETWORK') })),
  play: async ({ canvasElement }) => {
    await order(canvasElement)
    await atStep(canvasElement, 'refused')
  },
}

/** The quote cannot be loaded. */
export const Unquoted: Story = {
  ...over(withAnswers({ [QUOTE]: refusal('NETWORK') })),
  play: async ({ canvasElement }) => {
    await fillContact(canvasElement)
    await atStep(canvasElement, 'unquoted')
  },
}

/** The order is placed, but the payment failed to start. It can be paid now or later. */
export const Unpaid: Story = {
  ...over(withAnswers({ [ORDER]: { ...aPlacedOrder() }, [PAY]: refusal('PAYMENT_FAILED') })),
  play: async ({ canvasElement }) => {
    await order(canvasElement)
    await atStep(canvasElement, 'unpaid')
  },
}

export const Empty: Story = {
  ...over({}),
  play: ({ canvasElement }) => atStep(canvasElement, 'empty').then(() => undefined),
}

export const NotDelivered: Story = {
  ...over({ ...withAnswers(), country: 'JP' }),
  play: ({ canvasElement }) => atStep(canvasElement, 'undeliverable').then(() => undefined),
}

export const OnAPhone: Story = {
  ...over(withAnswers()),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
  play: ({ canvasElement }) => toDelivery(canvasElement),
}

export const InRussian: Story = {
  ...over(withAnswers()),
  globals: { language: 'ru' },
  play: ({ canvasElement }) => toPayment(canvasElement),
}
