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
const GONE = quoteOf([
  { ...quotedAs(slippersGoods, 2), services: SERVICES },
  { ...quotedAs(rugGoods, 1, { state: 'sold_out', stock: 0 }), services: [] },
])

const withData = (answers: ShopSetting['answers'] = {}): ShopSetting => ({
  cart: [
    [slippersGoods, 2],
    [rugGoods, 1],
  ],
  answers: { [QUOTE]: quoteOf(LINES), ...answers },
})

const meta = {
  title: 'Widgets/Checkout',
  component: Checkout,
  // Each has the same fields: on one page of documentation their addresses would clash.
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

const at = (page: HTMLElement, step: string) =>
  waitFor(() => expect(page.querySelector('.shyrdak-checkout')).toHaveAttribute('data-state', step), {
    timeout: 5000,
  })

/** What leads on is the one large button of a step. */
async function goOn(page: HTMLElement) {
  const button = page.querySelector(
    '.shyrdak-checkout-actions [type="submit"], .shyrdak-checkout-actions .shyrdak-button[data-size="large"]',
  )
  if (!button) throw new Error('Nothing leads on')
  await userEvent.click(button)
}

async function fillContact(page: HTMLElement) {
  await at(page, 'contact')
  for (const [name, text] of Object.entries(PERSON)) {
    const field = page.querySelector(`[name="${name}"]`)
    if (!field) throw new Error(`There is no field ${name}`)
    await userEvent.click(field)
    await userEvent.paste(text)
  }
  await goOn(page)
}

async function toDelivery(page: HTMLElement) {
  await fillContact(page)
  await at(page, 'delivery')
}

async function toPayment(page: HTMLElement) {
  await toDelivery(page)
  for (const group of within(page).getAllByRole('group')) {
    const [first] = within(group).queryAllByRole('radio')
    if (first) await userEvent.click(first)
  }
  await goOn(page)
  await at(page, 'payment')
}

async function order(page: HTMLElement) {
  await toPayment(page)
  const kicb = page.querySelector('[name="payment_method"][value="kicb"]')
  if (!kicb) throw new Error('KICB is not offered')
  await userEvent.click(kicb)
  await userEvent.click(within(page).getByRole('checkbox'))
  await goOn(page)
}

export const Contact: Story = {
  ...over(withData()),
  play: ({ canvasElement }) => at(canvasElement, 'contact').then(() => undefined),
}

/** Each wrong field has its own words, and the first has the focus. */
export const ContactMissing: Story = {
  ...over(withData()),
  play: async ({ canvas, canvasElement }) => {
    await at(canvasElement, 'contact')
    await goOn(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[name="first_name"]')).toHaveFocus())
    await expect(canvas.getAllByRole('textbox', { name: /./ })[0]).toBeInvalid()
  },
}

/** Special goods are bought first; what waits meanwhile is said. */
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
  ...over(withData()),
  play: ({ canvasElement }) => toDelivery(canvasElement),
}

export const Payment: Story = {
  ...over(withData()),
  play: ({ canvasElement }) => toPayment(canvasElement),
}

/** The order is on its way to the store. */
export const Placing: Story = {
  ...over(withData({ [ORDER]: neverAnswers })),
  play: async ({ canvasElement }) => {
    await order(canvasElement)
    await at(canvasElement, 'placing')
  },
}

/** Somebody was quicker: it is said of what, with the way to the basket. */
export const Refused: Story = {
  ...over(withData({ [ORDER]: refusal('SOLD_OUT', { quote: GONE, status: 409 }) })),
  play: async ({ canvasElement }) => {
    await order(canvasElement)
    await at(canvasElement, 'refused')
  },
}

/** Nothing is lost: the same order is sent again, and made once. */
export const NoConnection: Story = {
  ...over(withData({ [ORDER]: refusal('NETWORK') })),
  play: async ({ canvasElement }) => {
    await order(canvasElement)
    await at(canvasElement, 'refused')
  },
}

/** Prices and ways of delivery cannot be had just now. */
export const OutOfReach: Story = {
  ...over(withData({ [QUOTE]: refusal('NETWORK') })),
  play: async ({ canvasElement }) => {
    await fillContact(canvasElement)
    await at(canvasElement, 'unreachable')
  },
}

/** The order stands, the bank does not answer: it can be paid now or later. */
export const Unpaid: Story = {
  ...over(withData({ [ORDER]: { ...aPlacedOrder() }, [PAY]: refusal('PAYMENT_FAILED') })),
  play: async ({ canvasElement }) => {
    await order(canvasElement)
    await at(canvasElement, 'unpaid')
  },
}

export const Empty: Story = {
  ...over({}),
  play: ({ canvasElement }) => at(canvasElement, 'empty').then(() => undefined),
}

export const NotDelivered: Story = {
  ...over({ ...withData(), country: 'JP' }),
  play: ({ canvasElement }) => at(canvasElement, 'undeliverable').then(() => undefined),
}

export const OnAPhone: Story = {
  ...over(withData()),
  globals: { viewport: { value: 'phone' }, language: 'kg' },
  play: ({ canvasElement }) => toDelivery(canvasElement),
}

export const InRussian: Story = {
  ...over(withData()),
  globals: { language: 'ru' },
  play: ({ canvasElement }) => toPayment(canvasElement),
}
