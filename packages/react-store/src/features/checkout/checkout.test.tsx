import {
  anOrder,
  aPlacedOrder,
  aQuote,
  aQuotedLine,
  build,
  fakeTransport,
  refusal,
} from '@shyrdak/sdk/testing'
import { DeliveryService, LANGUAGES, StartedPayment, type CheckedDiscount } from '@shyrdak/sdk/contract'
import { writeCountry } from '@shyrdak/state-machines/country'
import { memoryTabs } from '@shyrdak/state-machines/storage'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { rug, slippers } from '../../testing/a-cart.ts'
import type { HistoryPort } from '../../store/ports.ts'
import { aStore } from '../../testing/a-store.ts'
import { messagesIn } from '../../testing/messages-in.ts'
import { createStoreI18n } from '../../messages/store-i18n.ts'
import { loseConnection } from '../../testing/lose-connection.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { StoreProvider } from '../../store/store-provider.tsx'
import { NoPayments } from '../payment/no-payments.tsx'
import { discountOf } from '../discount/discount-of.ts'
import { Checkout } from './checkout.tsx'

const QUOTE = 'POST /frontend/delivery/retail/services'
const WAYS = 'GET /frontend/delivery/retail/ways'
const ORDER = 'POST /frontend/order/retail'
const PAY = 'POST /frontend/retail/payment/kicb'
const METHODS = 'GET /frontend/retail/payment'

const post = build(DeliveryService, {
  id: 'post',
  name: { en: 'Kyrgyz post', ru: 'Почта', kg: 'Почтасы' },
  price: '150.00',
  days_min: 2,
  days_max: 4,
})
const quoted = (other: Parameters<typeof aQuotedLine>[0] = {}) =>
  aQuotedLine({
    product_id: 7,
    variation_id: 71,
    size: '38',
    count: 2,
    is_special: false,
    state: 'available',
    stock: 5,
    slug: 'ala-too',
    name: slippers().name,
    sale_cost: '1850.00',
    services: [post],
    ...other,
  })
const started = build(StartedPayment, {
  payment: { redirect: { method: 'GET', url: 'https://bank.example/pay/1', fields: {} } },
})
const answers = () =>
  fakeTransport({
    [QUOTE]: aQuote([quoted()]),
    [ORDER]: { ...aPlacedOrder(anOrder({ id: 12, order_number: 'S-12' })) },
    [PAY]: started,
  })

async function atCheckout(options: Parameters<typeof aStore>[0] = {}, sessionEnded?: ReactNode) {
  const test = aStore({ transport: answers(), ...options })
  await test.store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  const user = userEvent.setup()
  const rendered = await renderAsIsland(test.store, <Checkout sessionEnded={sessionEnded} />)
  await screen.findByRole('button', { name: /Continue to delivery|Перейти к доставке|Жеткирүүгө өтүү/ })
  return { ...test, ...rendered, user }
}

async function fillContact(user: ReturnType<typeof userEvent.setup>) {
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
  await type(/^First name/, 'Aigul')
  await type(/^Last name/, 'Asanova')
  await type(/^Email/, 'aigul@example.kg')
  await type(/^Phone/, '0700 123 456')
  await type(/^City/, 'Bishkek')
  await type(/^Street/, 'Chuy 1')
  await type(/^Postcode/, '720001')
  await user.click(screen.getByRole('button', { name: 'Continue to delivery' }))
}

async function goToPayment(user: ReturnType<typeof userEvent.setup>) {
  await fillContact(user)
  await user.click(await screen.findByRole('radio', { name: /Kyrgyz post/ }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await user.click(await screen.findByRole('radio', { name: /KICB/ }))
  await user.click(screen.getByRole('checkbox'))
}

test('a guest places an order, goes to the bank, and the cart is empty', async () => {
  const { user, navigated, transport, store, html } = await atCheckout()
  expect(html).toContain('data-state="unread"')
  expect(await findBarriers()).toEqual([])
  await fillContact(user)
  expect(await screen.findByRole('heading', { name: 'Delivery' })).toHaveFocus()
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('radio', { name: /Kyrgyz post.*2–4\sworking days · 150\.00\sKGS/ }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('radio', { name: /KICB/ }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: /Order and pay 3\s850\.00\sKGS/ }))
  await waitFor(() => expect(navigated.to).toEqual(['https://bank.example/pay/1']))
  expect(transport.callsOf(ORDER)).toMatchObject([
    {
      body: {
        total: '3850.00',
        contact: { first_name: 'Aigul', phone: '+996700123456' },
        address: { country_iso_code: 'KG', postal_code: '720001' },
        payment_method: 'kicb',
        terms: true,
      },
    },
  ])
  expect(store.retailCart.view()?.state).toBe('empty')
})

const pickup = build(DeliveryService, {
  id: 'pickup',
  name: { en: 'Pickup', ru: 'Самовывоз', kg: 'Алып кетүү' },
  price: '0.00',
  days_min: 1,
  days_max: 2,
})
test('a guest who picks the order up is asked for no address', async () => {
  const transport = answers()
  const { name } = pickup
  transport.answer(WAYS, {
    country_iso_code: 'KG',
    country: { en: 'Kyrgyzstan', ru: 'Кыргызстан', kg: 'Кыргызстан' },
    delivers: true,
    pickups: [{ code: 'pickup', name }],
  })
  transport.answer(QUOTE, aQuote([quoted({ services: [{ ...pickup, kind: 'pickup' }, post] })]))
  const { user } = await atCheckout({ transport })
  const way = await screen.findByRole('group', { name: 'How you get your order' })
  expect(within(way).getByRole('radio', { name: /^Send it to me/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /^I’ll pick it up/ }))
  expect(screen.queryByLabelText(/^Street/)).toBeNull()
  expect(await findBarriers()).toEqual([])
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
  await type(/^First name/, 'Aigul')
  await type(/^Last name/, 'Asanova')
  await type(/^Email/, 'aigul@example.kg')
  await type(/^Phone/, '0700 123 456')
  await user.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  expect(await screen.findByRole('radio', { name: /^Pickup/ })).toBeChecked()
  expect(screen.queryByRole('radio', { name: /Kyrgyz post/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible()
})

const twoLines = () =>
  aQuote([
    quoted({ services: [post, pickup] }),
    quoted({
      product_id: 8,
      variation_id: 81,
      line_key: '8:81:38',
      name: { en: 'Felt bag', ru: 'Сумка', kg: 'Сумка' },
      services: [{ ...post, price: '210.00', days_max: 6 }, pickup],
    }),
  ])

const CODE: CheckedDiscount = {
  code: 'FELT-10',
  state: 'valid',
  terms: { kind: 'percent', percent: 10, sum: null, minimum: '0.00' },
  valid_from: null,
  discount: '370.00',
  missing: '0.00',
}

test('a discount code lowers the total, is sent with the order, and is removed with the cart', async () => {
  const transport = answers()
  transport.answer('POST /frontend/discount', CODE)
  const { user, store, navigated } = await atCheckout({ transport })
  act(() => discountOf(store).take(CODE))
  expect(await screen.findByText('Discount (FELT-10)')).toBeVisible()
  await goToPayment(user)
  await user.click(screen.getByRole('button', { name: /Order and pay 3\s480\.00/ }))
  await waitFor(() => expect(navigated.to).toEqual(['https://bank.example/pay/1']))
  expect(transport.callsOf(ORDER)).toMatchObject([{ body: { discount_code: 'FELT-10', total: '3480.00' } }])
  expect(discountOf(store).current()).toBeNull()
})

const FREE = {
  ...CODE,
  code: 'JOL',
  terms: { kind: 'free_delivery', percent: null, sum: null, minimum: '2000.00' },
  discount: '0.00',
} as const

test('the hint to add goods for free delivery disappears with a code for it and with pickup', async () => {
  const transport = answers()
  const lines = [quoted({ services: [post, pickup] })]
  transport.answer(QUOTE, aQuote(lines, { free_delivery_from: '10000.00' }))
  transport.answer('POST /frontend/discount', FREE)
  const { user, store } = await atCheckout({ transport })
  await fillContact(user)
  const hint = /Add goods for .* more, and delivery is free/
  expect(await screen.findByText(hint)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /Pickup/ }))
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull())
  await user.click(screen.getByRole('radio', { name: /Kyrgyz post/ }))
  expect(await screen.findByText(hint)).toBeVisible()
  act(() => discountOf(store).take(FREE))
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull())
})

test('an expired code is reported at ordering, and the order is placed without it', async () => {
  const transport = answers()
  const ended = { ...CODE, state: 'expired', terms: null, discount: '0.00' } as const
  transport.answer('POST /frontend/discount', CODE)
  const { user, store, navigated } = await atCheckout({ transport })
  act(() => discountOf(store).take(CODE))
  await goToPayment(user)
  const data = { quote: aQuote([quoted()]), discount: ended, total: '3850.00' }
  transport.answer(ORDER, refusal('DISCOUNT_CHANGED', { operation: ORDER, data }))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByText('This code has expired')).toBeVisible()
  expect(screen.getByText(/was 3\s480\.00.*now it is 3\s850\.00/)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continue with the new total' }))
  transport.answer(ORDER, { ...aPlacedOrder(anOrder({ id: 12, order_number: 'S-12' })) })
  await user.click(await screen.findByRole('button', { name: /Order and pay/ }))
  await waitFor(() => expect(navigated.to).toEqual(['https://bank.example/pay/1']))
  const [first, second] = transport.callsOf(ORDER)
  expect(first?.body).toMatchObject({ discount_code: 'FELT-10' })
  expect(second?.body).not.toHaveProperty('discount_code')
})

test('two items have one choice of delivery, at the price of both', async () => {
  const transport = answers()
  transport.answer(QUOTE, twoLines())
  const { user } = await atCheckout({ transport })
  await fillContact(user)
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }))
  expect(await screen.findByText(/Please correct 1\sfield$/)).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus())
  await user.click(screen.getByRole('radio', { name: /Kyrgyz post.*2–6\sworking days · 360\.00\sKGS/ }))
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible()
})

test('with a choice for each item, every missing delivery method is listed by product', async () => {
  const transport = answers()
  transport.answer(QUOTE, twoLines())
  const { user } = await atCheckout({ transport })
  await fillContact(user)
  await user.click(await screen.findByRole('button', { name: 'Choose delivery for each item' }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  expect(await screen.findByText(/Please correct 2\sfields/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Ala-Too slippers: / })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Felt bag: / })).toHaveAttribute(
    'href',
    '#shyrdak-items-1-service_id',
  )
  const [first, second] = screen.getAllByRole('group', { name: /^Delivery of/ })
  await user.click(within(first!).getByRole('radio', { name: /Kyrgyz post/ }))
  await user.click(within(second!).getByRole('radio', { name: /Pickup/ }))
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible()
})

test('the contact form stays, disabled, until the quote is loaded', async () => {
  const transport = answers()
  const { user } = await atCheckout({ transport })
  let answer: (quote: object) => void = () => {}
  transport.answer(QUOTE, () => new Promise((resolve) => (answer = resolve)))
  await fillContact(user)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Getting prices and delivery'))
  const button = screen.getByRole('button', { name: /Continue to delivery/ })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveFocus()
  await user.type(screen.getByLabelText(/^City/), 'x')
  expect(screen.getByLabelText(/^City/)).toHaveValue('Bishkek')
  answer(aQuote([quoted()]))
  expect(await screen.findByRole('heading', { name: 'Delivery' })).toHaveFocus()
})

test('the second click of a double click on a step has no effect on what is below', async () => {
  const { user } = await atCheckout()
  const pressed = vi.fn()
  const footer = Object.assign(document.createElement('a'), { href: '#language', onclick: pressed })
  document.body.append(footer)
  await fillContact(user)
  await user.click(await screen.findByRole('radio', { name: /Kyrgyz post/ }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  expect(fireEvent.click(footer, { detail: 2 })).toBe(false)
  expect(pressed).not.toHaveBeenCalled()
  fireEvent.click(footer, { detail: 1 })
  expect(pressed).toHaveBeenCalledOnce()
  footer.remove()
})

test('the messages of every step are loaded with the checkout', async () => {
  const { store } = aStore({ i18n: createStoreI18n('en', {}), transport: answers() })
  await act(async () =>
    render(
      <StoreProvider store={store}>
        <Suspense>
          <Checkout />
        </Suspense>
      </StoreProvider>,
    ),
  )
  // The heading changes as soon as the cart turns out to be empty.
  await screen.findByRole('heading', { name: 'Checkout' })
  for (const namespace of ['checkout', 'orders', 'alerts', 'errors', 'issues', 'labels'])
    expect(store.i18n.hasResourceBundle('en', namespace), namespace).toBe(true)
})

test.each([
  ['en', 'The store isn’t taking payments at the moment.', 'Contact us'],
  ['ru', 'Сейчас магазин не принимает оплату.', 'Связаться с нами'],
  ['kg', 'Дүкөн азырынча төлөм кабыл албай жатат.', 'Биз менен байланышуу'],
] as const)('a shop without payment methods says so in %s, with a contact', (language, text, contact) => {
  const { store } = aStore({ language })
  render(
    <StoreProvider store={store}>
      <NoPayments />
    </StoreProvider>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', '/pages/contacts')
})

test('only payment methods that the shop offers can be chosen', async () => {
  const transport = fakeTransport({ [QUOTE]: aQuote([quoted()]), [METHODS]: ['paypal'] })
  const { user } = await atCheckout({ transport })
  await fillContact(user)
  await user.click(await screen.findByRole('radio', { name: /Kyrgyz post/ }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  expect(screen.getByRole('radio', { name: /PayPal/ })).toBeVisible()
})

test('a shop that takes no payments shows no payment methods and no button to order', async () => {
  const transport = fakeTransport({ [QUOTE]: aQuote([quoted()]), [METHODS]: [] })
  const { user } = await atCheckout({ transport })
  await fillContact(user)
  await user.click(await screen.findByRole('radio', { name: /Kyrgyz post/ }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  expect(await screen.findByText('The store isn’t taking payments at the moment.')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: /Order and pay/ })).toBeNull()
  expect(await findBarriers()).toEqual([])
})

test('missing fields are listed with their own messages, and the first one is focused', async () => {
  const { user } = await atCheckout()
  await user.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  expect(screen.getByLabelText(/^First name/)).toHaveFocus()
  const summary = screen.getByText('Please correct 7 fields').closest('[role=alert]')
  if (!(summary instanceof HTMLElement)) throw new Error('The error summary is missing')
  expect(within(summary).getByRole('link', { name: 'First name and Last name are required!' })).toBeVisible()
  expect(within(summary).getByRole('link', { name: 'Enter your last name' })).toBeVisible()
  expect(within(summary).getAllByRole('link')).toHaveLength(7)
  expect(screen.getByText('Enter your first name')).toBeVisible()
  expect(within(summary).getByRole('link', { name: 'Please enter your email' })).toBeVisible()
  expect(within(summary).getByRole('link', { name: 'Enter your city' })).toBeVisible()
  expect(await findBarriers()).toEqual([])
})

test.each(LANGUAGES)(
  'in %s every missing field is asked for, without a period or a shout',
  async (language) => {
    const { user } = await atCheckout({ language })
    await user.click(screen.getByRole('button', { name: messagesIn(language, 'checkout')('toDelivery') }))
    const links = () => [...document.querySelectorAll('.shyrdak-checkout-errors a')]
    await waitFor(() => expect(links()).toHaveLength(7))
    const prompts = links().map(({ textContent }) => textContent)
    const wording = { en: /^(Please )?[Ee]nter your/, ru: /^Введите/, kg: /жазыңыз$/ }
    // In English the spec words the message for both names differently.
    for (const text of language === 'en' ? prompts.slice(1) : prompts) {
      expect(text).toMatch(wording[language])
      expect(text).not.toMatch(/[.!]$/)
    }
  },
)

test('an invalid phone number is rejected with the message of the spec', async () => {
  const { user } = await atCheckout()
  await user.type(screen.getByLabelText(/^Phone/), '12')
  await user.type(screen.getByLabelText(/^First name/), 'A')
  await user.type(screen.getByLabelText(/^Last name/), 'B')
  await user.type(screen.getByLabelText(/^Email/), 'a@b.kg')
  await user.type(screen.getByLabelText(/^City/), 'Osh')
  await user.type(screen.getByLabelText(/^Street/), 'Lenin 2')
  await user.type(screen.getByLabelText(/^Postcode/), '723500')
  await user.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  expect(await screen.findByText('Invalid number format')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Phone: Invalid number format' })).toBeVisible()
  expect(screen.getByLabelText(/^Phone/)).toHaveFocus()
})

test('every error in the list names its field', async () => {
  const { user } = await atCheckout()
  await user.click(screen.getByLabelText(/^First name/))
  await user.paste('A'.repeat(300))
  await user.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  expect(await screen.findByRole('link', { name: /^First name maximum length is / })).toBeVisible()
})

test('an invalid phone is reported together with the other errors, and the first invalid field is focused', async () => {
  const { user } = await atCheckout()
  await user.type(screen.getByLabelText(/^First name/), 'A')
  await user.type(screen.getByLabelText(/^Last name/), 'B')
  await user.type(screen.getByLabelText(/^Phone/), '12')
  await user.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  expect(await screen.findByText('Please correct 5 fields')).toBeVisible()
  expect(screen.getAllByText('Invalid number format')[0]).toBeVisible()
  expect(screen.getAllByText('Enter your city')[0]).toBeVisible()
  expect(screen.getByLabelText(/^Email/)).toHaveFocus()
})

test('every line needs a delivery method, and the order needs terms and a payment method', async () => {
  const { user } = await atCheckout()
  await fillContact(user)
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }))
  expect(screen.getAllByText('Choose a delivery method')[0]).toBeVisible()
  expect(screen.getByRole('radio', { name: /Kyrgyz post/ })).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: /Kyrgyz post/ }))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(screen.getAllByText('Accepting terms & conditions are required')[0]).toBeVisible()
  expect(screen.getAllByText('Choose how to pay')[0]).toBeVisible()
})

test('a new price is shown beside the old one and has to be accepted', async () => {
  const { user, transport, navigated } = await atCheckout()
  await goToPayment(user)
  const newQuote = aQuote([quoted({ sale_cost: '2000.00' })])
  transport.answer(ORDER, refusal('PRICE_CHANGED', { data: { quote: newQuote }, status: 409 }))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByText(/price was 1\s850\.00\sKGS, now 2\s000\.00\sKGS/)).toBeVisible()
  expect(screen.getByText(/The total was 3\s850\.00\sKGS, now it is 4\s150\.00\sKGS/)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  transport.answer(ORDER, { ...aPlacedOrder() })
  await user.click(screen.getByRole('button', { name: 'Continue with the new total' }))
  await user.click(await screen.findByRole('button', { name: /Order and pay 4\s150\.00\sKGS/ }))
  await waitFor(() => expect(navigated.to).toHaveLength(1))
})

test('an order refused because of a field leads back to that field', async () => {
  const { user, transport } = await atCheckout()
  await goToPayment(user)
  const issues = [{ path: ['address', 'postal_code'], code: 'invalid' }]
  transport.answer(ORDER, refusal('INVALID', { issues, status: 422 }))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  await waitFor(() => expect(screen.getByLabelText(/^Postcode/)).toHaveFocus())
})

test('sold-out goods are named, with a link to the cart', async () => {
  const { user, transport } = await atCheckout()
  await goToPayment(user)
  const gone = aQuote([quoted({ state: 'sold_out', stock: 0 })])
  transport.answer(ORDER, refusal('SOLD_OUT', { data: { quote: gone }, status: 409 }))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByText('Ala-Too slippers: sold out')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Edit basket' })[0]).toHaveAttribute('href', '/order/basket')
})

test('when the store does not respond, a retry sends the order under the same idempotency key', async () => {
  const { user, transport, navigated } = await atCheckout()
  await goToPayment(user)
  transport.answer(ORDER, refusal('NETWORK'))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByText(/No connection to the store/)).toBeVisible()
  transport.answer(ORDER, { ...aPlacedOrder() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(navigated.to).toHaveLength(1))
  const [first, second] = transport.callsOf(ORDER)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('an ended session is reported once, by the store or by the page', async () => {
  const transport = () => fakeTransport({ [QUOTE]: refusal('UNAUTHENTICATED') })
  const alone = await atCheckout({ transport: transport() })
  await fillContact(alone.user)
  expect(await screen.findByRole('alert')).toHaveTextContent('log in')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  alone.unmount()
  const { user } = await atCheckout({ transport: transport() }, <p role="alert">Your session has ended</p>)
  await fillContact(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Delivery' })).toHaveFocus()
})

test('prices and delivery that failed to load are loaded once the network is back', async () => {
  const { user, transport } = await atCheckout()
  transport.answer(QUOTE, refusal('NETWORK'))
  await fillContact(user)
  expect(await screen.findByText('We couldn’t get prices and delivery')).toBeVisible()
  transport.answer(QUOTE, aQuote([quoted()]))
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('radio', { name: /Kyrgyz post/ })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Delivery' })).toHaveFocus()
})

test('when the bank cannot be reached, the order can be paid now or later', async () => {
  const { user, transport } = await atCheckout()
  await goToPayment(user)
  const held_until = '2199-11-20T10:30:00.000Z'
  transport.answer(ORDER, { ...aPlacedOrder(anOrder({ id: 12, order_number: 'S-12', held_until })) })
  transport.answer(PAY, refusal('PAYMENT_FAILED'))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByText(/there was an error in processing the payment/)).toBeVisible()
  expect(screen.getByText(/S-12 is waiting for payment.*until 20 November 2199, 16:30/)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('button', { name: /Pay later/ }))
  const link = await screen.findByRole('link', { name: 'View order' })
  expect(link.getAttribute('href')).toMatch(/^\/order\/order-complete\/12\?k=[\w-]{22,}$/)
})

test('after a reload the typed values are restored', async () => {
  const { user, storage, session, unmount, transport } = await atCheckout()
  await user.type(screen.getByLabelText(/^City/), 'Naryn')
  await waitFor(() => expect(session.get('checkout')).toContain('Naryn'))
  unmount()
  const again = aStore({ storage, session, transport })
  await renderAsIsland(again.store, <Checkout />)
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Naryn')
})

/** The history of a tab, with the entries that an earlier page has left. */
function aHistory(entries: (string | null)[] = [null]) {
  let place = entries.length - 1
  let tell = (_: string | null) => {}
  const go = (by: number) => {
    place += by
    tell(entries[place] ?? null)
  }
  return {
    /** The entries up to the current one. */
    entries: () => entries.slice(0, place + 1),
    go,
    port: {
      push: (step: string) => void entries.splice((place += 1), Infinity, step),
      current: () => entries[place] ?? null,
      back: (count: number) => go(-count),
      subscribe(listener: typeof tell) {
        tell = listener
        return () => {}
      },
    } satisfies HistoryPort,
  }
}

/** A checkout that is opened again at the payment. */
async function atPaymentAgain({ port }: ReturnType<typeof aHistory>) {
  const { user, storage, session, unmount, transport } = await atCheckout()
  await goToPayment(user)
  await waitFor(() => expect(session.get('checkout')).toContain('"terms":true'))
  unmount()
  await renderAsIsland(aStore({ storage, session, transport, history: port }).store, <Checkout />)
  expect(await screen.findByRole('radio', { name: /KICB/ })).toBeChecked()
  return { user }
}

test('after a reload the same step is open, and "back" goes to the previous one', async () => {
  const history = aHistory([null, 'delivery', 'payment'])
  const { user } = await atPaymentAgain(history)
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Payment')
  expect(history.entries()).toEqual([null, 'delivery', 'payment'])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('radio', { name: /Kyrgyz post/ })).toBeChecked()
  // The next press of the browser's back button opens the step before, and is not lost.
  expect(history.entries()).toEqual([null, 'delivery'])
  act(() => history.go(-1))
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Bishkek')
})

test('a checkout resumed at a later step has a history entry for each earlier one', async () => {
  const history = aHistory()
  await atPaymentAgain(history)
  expect(history.entries()).toEqual([null, 'delivery', 'payment'])
  act(() => history.go(-1))
  expect(await screen.findByRole('radio', { name: /Kyrgyz post/ })).toBeChecked()
  act(() => history.go(-1))
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Bishkek')
  expect(history.entries()).toEqual([null])
})

test('whoever jumps back to the first step leaves no entries of later steps behind', async () => {
  const history = aHistory()
  const { user } = await atPaymentAgain(history)
  await user.click(screen.getByRole('button', { name: /Contact/ }))
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Bishkek')
  expect(history.entries()).toEqual([null])
})

test('the browser’s back button goes to the previous step', async () => {
  const history = aHistory()
  const { user } = await atCheckout({ history: history.port })
  await fillContact(user)
  await screen.findByRole('heading', { name: 'Delivery' })
  expect(history.entries()).toEqual([null, 'delivery'])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Bishkek')
  expect(screen.getByRole('heading', { name: 'Contact details' })).toHaveFocus()
  expect(history.entries()).toEqual([null])
})

test('the note that only som are charged disappears beside a sum in another currency, which the button names', async () => {
  const charge = { amount: '44.02', currency: 'USD' as const, rate: '87.450000', rate_date: '2026-11-20' }
  const inSom = { amount: '3850.00', currency: 'KGS' as const, rate: null, rate_date: null }
  const transport = answers()
  transport.answer(METHODS, ['paypal', 'kicb'])
  transport.answer('GET /frontend/retail/payment/charges', [
    { provider: 'paypal', charge },
    { provider: 'kicb', charge: inSom },
  ])
  const { user } = await atCheckout({ transport })
  expect(screen.getByText('Prices are in som.')).toBeVisible()
  expect(screen.queryByText('Prices can be charged only in som.')).toBeNull()
  await goToPayment(user)
  expect(await screen.findByText('Prices can be charged only in som.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /PayPal/ }))
  expect(await screen.findByText(/You will be charged .*44\.02/)).toBeVisible()
  expect(screen.queryByText('Prices can be charged only in som.')).toBeNull()
  expect(screen.getByRole('button', { name: /^Order and pay .*\sKGS \(\$44\.02\)$/ })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /KICB/ }))
  expect(screen.getByRole('button', { name: /^Order and pay .*\sKGS$/ })).toBeVisible()
})

test('a country without delivery and an empty cart are explained', async () => {
  const far = aStore({ country: 'JP', language: 'kg' })
  const { unmount } = await renderAsIsland(far.store, <Checkout />)
  expect(await screen.findByRole('heading', { name: 'Өлкөңүзгө азырынча жеткирбейбиз' })).toBeVisible()
  unmount()
  await renderAsIsland(aStore().store, <Checkout />)
  expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
})

test.each([
  ['en', 'The country was changed'],
  ['ru', 'Страна изменилась'],
  ['kg', 'Өлкө алмашты'],
] as const)(
  'a basket that another tab emptied by a change of country is explained in %s',
  async (language, title) => {
    const { store, storage } = aStore({ language })
    await store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
    await renderAsIsland(store, <Checkout />)
    await screen.findByRole('complementary')
    writeCountry(storage, 'KZ')
    await act(() => store.retailCart.send({ type: 'cart.empty' }))
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    const t = messagesIn(language, 'checkout')
    expect(screen.getByRole('link', { name: t('toShop') })).toHaveAttribute('href', '/categories')
  },
)

test('goods added for another country are not ordered in a tab that still shows the former one', async () => {
  const [here, there] = memoryTabs(2)
  const { store, user, transport } = await atCheckout({ storage: here! })
  await fillContact(user)
  await screen.findByRole('radio', { name: /Kyrgyz post/ })
  const other = aStore({ storage: there!, country: 'KZ' })
  await other.store.retailCart.start()
  writeCountry(there!, 'KZ')
  await other.store.retailCart.send({ type: 'cart.empty' })
  expect(await screen.findByRole('heading', { name: 'The country was changed' })).toBeVisible()
  await other.store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  await waitFor(() => expect(store.retailCart.view()?.lines).toHaveLength(1))
  expect(screen.getByRole('heading', { name: 'The country was changed' })).toBeVisible()
  expect(transport.callsOf(QUOTE)).toHaveLength(1)

  writeCountry(there!, 'KG')
  await other.store.retailCart.send({ type: 'line.add', goods: slippers(), count: 1 })
  expect(await screen.findByRole('heading', { name: 'Delivery' }), 'it is their country again').toBeVisible()
})

test('a shopper whose order was placed without an answer, and who changed it, is shown that order', async () => {
  const { user, transport, navigated, store } = await atCheckout()
  await goToPayment(user)
  const t = messagesIn('en', 'checkout')
  transport.answer(ORDER, refusal('NETWORK', { operation: ORDER }))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByRole('heading', { name: t('unsettledTitle') })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(t('unsettledText'))
  expect(screen.queryByText(t('refusedTitle'))).toBeNull()
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Contact details' }))
  await user.type(await screen.findByLabelText(/^City/), ' 2')
  await user.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }))
  const first = aPlacedOrder(anOrder({ id: 12, order_number: 'S-12', total: '3850.00' }))
  transport.answer(ORDER, ({ body }) =>
    JSON.stringify(body).includes('Bishkek 2') ? refusal('KEY_REUSED', { operation: ORDER }) : first,
  )
  await user.click(await screen.findByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByRole('heading', { name: /S-12 was already placed/ })).toHaveFocus()
  expect(screen.getByText(new RegExp(first.order.contact.email))).toBeVisible()
  expect(screen.getByText(/The total is 3\s850\.00\sKGS/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
    'href',
    expect.stringContaining(`k=${first.secret}`),
  )
  expect(await findBarriers()).toEqual([])
  expect(navigated.to).toEqual([])
  expect(transport.callsOf(PAY)).toEqual([])
  expect(store.retailCart.view()?.state).toBe('empty')
})

test('a shopper whose basket was ordered in a tab that is gone is told so before ordering again', async () => {
  const { user, transport } = await atCheckout()
  await goToPayment(user)
  transport.answer(ORDER, refusal('KEY_REUSED', { operation: ORDER }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  await act(() => vi.advanceTimersByTimeAsync(10_500))
  vi.useRealTimers()
  expect(
    await screen.findByRole('heading', { name: 'You may have ordered this basket already' }),
  ).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/check your email before you order again/)
  expect(screen.getByRole('button', { name: 'Order again' })).toBeVisible()
  expect(screen.queryByText(/hasn’t been placed yet/)).toBeNull()
})

test('special goods are ordered first, and the slippers after them with the same address', async () => {
  const special = aQuotedLine({
    ...rug({ stock: 0, made_to_order_days: 30 }),
    count: 1,
    state: 'available',
    services: [post],
  })
  const SPECIAL = 'POST /specialgoods/order'
  const { store, transport } = aStore({
    transport: fakeTransport({
      [QUOTE]: aQuote([special]),
      [SPECIAL]: { ...aPlacedOrder(anOrder({ id: 13, kind: 'special', order_number: 'S-13' })) },
      [PAY]: refusal('PAYMENT_FAILED'),
    }),
  })
  await store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  await store.retailCart.send({ type: 'line.add', goods: rug({ stock: 0, made_to_order_days: 30 }) })
  const user = userEvent.setup()
  const { unmount } = await renderAsIsland(store, <Checkout />)
  const summary = await screen.findByRole('complementary')
  expect(summary).toHaveTextContent(/Still in your basket: 2\sitems/)
  expect(summary).toHaveTextContent(/Kochkor shyrdak.*Made to order, ready in 30\sworking days/)
  expect(summary).not.toHaveTextContent(/Ala-Too/)
  await goToPayment(user)
  await user.click(screen.getByRole('button', { name: /Order and pay 68\s150\.00\sKGS/ }))
  expect(await screen.findByText('Your other goods are still in your basket.')).toBeVisible()
  expect(transport.callsOf(SPECIAL)).toMatchObject([
    { body: { items: [{ product_id: 3, is_special: true }] } },
  ])
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Order the other goods' }))
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Bishkek')
  expect(screen.getByRole('complementary')).toHaveTextContent(/Ala-Too slippers/)
  expect(screen.queryByText(/Still in your basket/)).toBeNull()
  unmount()
})

test('opening checkout again after choosing to pay later starts the next order', async () => {
  const { user, transport, store, unmount } = await atCheckout()
  await goToPayment(user)
  transport.answer(PAY, refusal('PAYMENT_FAILED'))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  await user.click(await screen.findByRole('button', { name: /Pay later/ }))
  await screen.findByRole('link', { name: 'View order' })
  unmount()
  await store.retailCart.send({ type: 'line.add', goods: slippers({ size: '40' }) })
  await renderAsIsland(store, <Checkout />)
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Aigul')
})

test('when the last rug in stock is sold, its production time is shown before the order', async () => {
  const SPECIAL = 'POST /specialgoods/order'
  const ready = rug({ stock: 1, made_to_order_days: 30 })
  const quotedRug = (stock: number) =>
    aQuotedLine({ ...ready, stock, count: 1, state: 'available', services: [post] })
  const transport = fakeTransport({
    [QUOTE]: aQuote([quotedRug(1)]),
    [SPECIAL]: refusal('QUOTE_STALE', { data: { quote: aQuote([quotedRug(0)]) }, status: 409 }),
    [PAY]: started,
  })
  const { store, navigated } = aStore({ transport })
  await store.retailCart.send({ type: 'line.add', goods: ready })
  const user = userEvent.setup()
  await renderAsIsland(store, <Checkout />)
  await screen.findByRole('button', { name: 'Continue to delivery' })
  await goToPayment(user)
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByText(/Kochkor shyrdak: Made to order, ready in 30\sworking days/)).toBeVisible()
  transport.answer(SPECIAL, { ...aPlacedOrder(anOrder({ kind: 'special' })) })
  await user.click(screen.getByRole('button', { name: 'Continue anyway' }))
  await user.click(await screen.findByRole('button', { name: /Order and pay/ }))
  await waitFor(() => expect(navigated.to).toHaveLength(1))
})

test('a shopper whose checkout cannot be opened is told so, and opens it by trying again', async () => {
  const { store } = aStore({ transport: answers() })
  await store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  const { reconnect } = loseConnection()
  await renderAsIsland(store, <Checkout />)
  expect(await screen.findByText('We couldn’t open the checkout')).toBeVisible()
  expect(screen.queryByText('Opening the checkout')).toBeNull()
  reconnect()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: /First name/ })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Checkout' })).toHaveFocus()
  vi.restoreAllMocks()
})

test('a checkout on a page of a partner is below its heading, and a page of its own has it as title', async () => {
  const { store } = aStore({ transport: answers() })
  await store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  const { rerender } = await renderAsIsland(store, <Checkout />)
  await screen.findByRole('textbox', { name: /First name/ })
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Checkout')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  rerender(
    <StoreProvider store={store}>
      <Checkout level={1} />
    </StoreProvider>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Checkout')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})
