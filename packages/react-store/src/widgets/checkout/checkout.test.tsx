import {
  anOrder,
  aPlacedOrder,
  aQuote,
  aQuotedLine,
  build,
  fakeTransport,
  refusal,
} from '@shyrdak/sdk/testing'
import { DeliveryService, StartedPayment } from '@shyrdak/sdk/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { rug, slippers } from '../../testing/a-cart.ts'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { Checkout } from './checkout.tsx'

const QUOTE = 'POST /frontend/delivery/retail/services'
const ORDER = 'POST /frontend/order/retail'
const PAY = 'POST /frontend/retail/payment/kicb'

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
  const made = aStore({ transport: answers(), ...options })
  await made.store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  const user = userEvent.setup()
  const rendered = await renderAsIsland(made.store, <Checkout sessionEnded={sessionEnded} />)
  await screen.findByRole('button', { name: /On to delivery|доставка|жеткирүү/ })
  return { ...made, ...rendered, user }
}

async function fillContact(user: ReturnType<typeof userEvent.setup>) {
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
  await type(/^First name/, 'Aigul')
  await type(/^Last name/, 'Asanova')
  await type(/^E-mail/, 'aigul@example.kg')
  await type(/^Phone/, '0700 123 456')
  await type(/^City/, 'Bishkek')
  await type(/^Street/, 'Chuy 1')
  await type(/^Postcode/, '720001')
  await user.click(screen.getByRole('button', { name: 'On to delivery' }))
}

async function goToPayment(user: ReturnType<typeof userEvent.setup>) {
  await fillContact(user)
  await user.click(await screen.findByRole('radio', { name: /Kyrgyz post/ }))
  await user.click(screen.getByRole('button', { name: 'On to payment' }))
  await user.click(await screen.findByRole('radio', { name: /KICB/ }))
  await user.click(screen.getByRole('checkbox'))
}

test('a guest orders and is led to the bank, and the basket is empty behind', async () => {
  const { user, led, transport, store, html } = await atCheckout()
  expect(html).toContain('data-state="unread"')
  expect(await findBarriers()).toEqual([])
  await fillContact(user)
  expect(await screen.findByRole('heading', { name: 'Delivery' })).toHaveFocus()
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('radio', { name: /Kyrgyz post.*2–4\sworking days · 150\.00\sKGS/ }))
  await user.click(screen.getByRole('button', { name: 'On to payment' }))
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('radio', { name: /KICB/ }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: /Order and pay 3\s850\.00\sKGS/ }))
  await waitFor(() => expect(led.left).toEqual(['https://bank.example/pay/1']))
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

test('what is missing is listed, each with its own words, and the first wrong field has the focus', async () => {
  const { user } = await atCheckout()
  await user.click(screen.getByRole('button', { name: 'On to delivery' }))
  expect(screen.getByLabelText(/^First name/)).toHaveFocus()
  const summary = screen.getByText('Please look at 6 places again').closest('[role=alert]')
  if (!(summary instanceof HTMLElement)) throw new Error('No summary')
  expect(within(summary).getByRole('link', { name: 'First name and Last name are required!' })).toBeVisible()
  expect(within(summary).getByRole('link', { name: 'Please enter your email' })).toBeVisible()
  expect(within(summary).getByRole('link', { name: 'City is required' })).toBeVisible()
  expect(await findBarriers()).toEqual([])
})

test('a number that is no phone is refused in the words of the store', async () => {
  const { user } = await atCheckout()
  await user.type(screen.getByLabelText(/^Phone/), '12')
  await user.type(screen.getByLabelText(/^First name/), 'A')
  await user.type(screen.getByLabelText(/^Last name/), 'B')
  await user.type(screen.getByLabelText(/^E-mail/), 'a@b.kg')
  await user.type(screen.getByLabelText(/^City/), 'Osh')
  await user.type(screen.getByLabelText(/^Street/), 'Lenin 2')
  await user.type(screen.getByLabelText(/^Postcode/), '723500')
  await user.click(screen.getByRole('button', { name: 'On to delivery' }))
  expect((await screen.findAllByText('Invalid number format'))[0]).toBeVisible()
  expect(screen.getByLabelText(/^Phone/)).toHaveFocus()
})

test('what is wrong with the phone is said together with the rest, and the first wrong field has the focus', async () => {
  const { user } = await atCheckout()
  await user.type(screen.getByLabelText(/^First name/), 'A')
  await user.type(screen.getByLabelText(/^Last name/), 'B')
  await user.type(screen.getByLabelText(/^Phone/), '12')
  await user.click(screen.getByRole('button', { name: 'On to delivery' }))
  expect(await screen.findByText('Please look at 5 places again')).toBeVisible()
  expect(screen.getAllByText('Invalid number format')[0]).toBeVisible()
  expect(screen.getAllByText('City is required')[0]).toBeVisible()
  expect(screen.getByLabelText(/^E-mail/)).toHaveFocus()
})

test('every line needs a delivery, and the order the terms and a way to pay', async () => {
  const { user } = await atCheckout()
  await fillContact(user)
  await user.click(await screen.findByRole('button', { name: 'On to payment' }))
  expect(screen.getAllByText('Choose a delivery method')[0]).toBeVisible()
  expect(screen.getByRole('radio', { name: /Kyrgyz post/ })).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: /Kyrgyz post/ }))
  await user.click(screen.getByRole('button', { name: 'On to payment' }))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(screen.getAllByText('Accepting terms & conditions are required')[0]).toBeVisible()
  expect(screen.getAllByText('Please choose how to pay')[0]).toBeVisible()
})

test('a new price is shown beside the old one and the order goes on with a yes', async () => {
  const { user, transport, led } = await atCheckout()
  await goToPayment(user)
  const newQuote = aQuote([quoted({ sale_cost: '2000.00' })])
  transport.answer(ORDER, refusal('PRICE_CHANGED', { quote: newQuote, status: 409 }))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByText(/price was 1\s850\.00\sKGS, now 2\s000\.00\sKGS/)).toBeVisible()
  expect(screen.getByText(/The total was 3\s850\.00\sKGS, now it is 4\s150\.00\sKGS/)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  transport.answer(ORDER, { ...aPlacedOrder() })
  await user.click(screen.getByRole('button', { name: 'Go on with the new sum' }))
  await user.click(await screen.findByRole('button', { name: /Order and pay 4\s150\.00\sKGS/ }))
  await waitFor(() => expect(led.left).toHaveLength(1))
})

test('an order that is refused for a field leads to that field', async () => {
  const { user, transport } = await atCheckout()
  await goToPayment(user)
  const issues = [{ path: ['address', 'postal_code'], code: 'invalid' }]
  transport.answer(ORDER, refusal('INVALID', { issues, status: 422 }))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  await waitFor(() => expect(screen.getByLabelText(/^Postcode/)).toHaveFocus())
})

test('what sold out meanwhile is named, with the way to the basket', async () => {
  const { user, transport } = await atCheckout()
  await goToPayment(user)
  const gone = aQuote([quoted({ state: 'sold_out', stock: 0 })])
  transport.answer(ORDER, refusal('SOLD_OUT', { quote: gone, status: 409 }))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByText('Ala-Too slippers: sold out')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Change the basket' })[0]).toHaveAttribute(
    'href',
    '/order/basket',
  )
})

test('a store that does not answer loses nothing: the same order is sent again', async () => {
  const { user, transport, led } = await atCheckout()
  await goToPayment(user)
  transport.answer(ORDER, refusal('NETWORK'))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByText(/No connection to the store/)).toBeVisible()
  transport.answer(ORDER, { ...aPlacedOrder() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(led.left).toHaveLength(1))
  const [first, second] = transport.callsOf(ORDER)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('a session that ended is told of once: by the store, or by the page that knows the way to the login', async () => {
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

test('a bank that cannot be reached leaves an order that can be paid now or later', async () => {
  const { user, transport } = await atCheckout()
  await goToPayment(user)
  transport.answer(PAY, refusal('PAYMENT_FAILED'))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByText(/there was an error in processing the payment/)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('button', { name: /Pay later/ }))
  const link = await screen.findByRole('link', { name: 'To the order' })
  expect(link.getAttribute('href')).toMatch(/^\/order\/order-complete\/12\?k=[\w-]{22,}$/)
})

test('after a reload everything that was typed is still there', async () => {
  const { user, storage, session, unmount, transport } = await atCheckout()
  await user.type(screen.getByLabelText(/^City/), 'Naryn')
  await waitFor(() => expect(session.get('checkout')).toContain('Naryn'))
  unmount()
  const again = aStore({ storage, session, transport })
  await renderAsIsland(again.store, <Checkout />)
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Naryn')
})

test('after a reload the step that was open is open, and "back" still leads a step back', async () => {
  const { user, storage, session, unmount, transport } = await atCheckout()
  await goToPayment(user)
  await waitFor(() => expect(session.get('checkout')).toContain('"terms":true'))
  unmount()
  const pushed: string[] = []
  const history = {
    push: (step: string) => void pushed.push(step),
    back: () => {},
    subscribe: () => () => {},
  }
  await renderAsIsland(aStore({ storage, session, transport, history }).store, <Checkout />)
  expect(await screen.findByRole('radio', { name: /KICB/ })).toBeChecked()
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Payment')
  expect(pushed).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('radio', { name: /Kyrgyz post/ })).toBeChecked()
})

test('"back" of the browser leads a step back', async () => {
  const pushed: string[] = []
  let hear: (step: string | null) => void = () => {}
  const history = {
    push: (step: string) => void pushed.push(step),
    back: () => hear(null),
    subscribe: (listener: (step: string | null) => void) => {
      hear = listener
      return () => {}
    },
  }
  const { user } = await atCheckout({ history })
  await fillContact(user)
  await screen.findByRole('heading', { name: 'Delivery' })
  expect(pushed).toEqual(['delivery'])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Bishkek')
  expect(screen.getByRole('heading', { name: 'You and your address' })).toHaveFocus()
})

test('where nothing is delivered that is said, and with nothing to order as well', async () => {
  const far = aStore({ country: 'JP', language: 'kg' })
  const { unmount } = await renderAsIsland(far.store, <Checkout />)
  expect(await screen.findByRole('heading', { name: 'Сиздин өлкөгө азырынча жеткирбейбиз' })).toBeVisible()
  unmount()
  await renderAsIsland(aStore().store, <Checkout />)
  expect(await screen.findByRole('heading', { name: 'There is nothing to order yet' })).toBeVisible()
})

test('special goods are bought first, and the slippers right after without the address being typed twice', async () => {
  const special = aQuotedLine({
    ...rug({ stock: 0, made_to_order_days: 30 }),
    count: 1,
    state: 'available',
    services: [post],
  })
  const SPECIAL = 'POST /specialgoods/order'
  const made = aStore({
    transport: fakeTransport({
      [QUOTE]: aQuote([special]),
      [SPECIAL]: { ...aPlacedOrder(anOrder({ id: 13, kind: 'special', order_number: 'S-13' })) },
      [PAY]: refusal('PAYMENT_FAILED'),
    }),
  })
  await made.store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  await made.store.retailCart.send({ type: 'line.add', goods: rug({ stock: 0, made_to_order_days: 30 }) })
  const user = userEvent.setup()
  const { unmount } = await renderAsIsland(made.store, <Checkout />)
  const summary = await screen.findByRole('complementary')
  expect(summary).toHaveTextContent(/The rest waits in the basket: 2\sitems/)
  expect(summary).toHaveTextContent(/Kochkor shyrdak.*Made to order, ready in 30\sdays/)
  expect(summary).not.toHaveTextContent(/Ala-Too/)
  await goToPayment(user)
  await user.click(screen.getByRole('button', { name: /Order and pay 68\s150\.00\sKGS/ }))
  expect(await screen.findByText('Your other goods wait in the basket.')).toBeVisible()
  expect(made.transport.callsOf(SPECIAL)).toMatchObject([
    { body: { items: [{ product_id: 3, is_special: true }] } },
  ])
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Order the other goods' }))
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Bishkek')
  expect(screen.getByRole('complementary')).toHaveTextContent(/Ala-Too slippers/)
  expect(screen.queryByText(/The rest waits/)).toBeNull()
  unmount()
})

test('whoever pays later and comes to the checkout again is buying what waited', async () => {
  const { user, transport, store, unmount } = await atCheckout()
  await goToPayment(user)
  transport.answer(PAY, refusal('PAYMENT_FAILED'))
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  await user.click(await screen.findByRole('button', { name: /Pay later/ }))
  await screen.findByRole('link', { name: 'To the order' })
  unmount()
  await store.retailCart.send({ type: 'line.add', goods: slippers({ size: '40' }) })
  await renderAsIsland(store, <Checkout />)
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Aigul')
})

test('a rug that somebody else took is made to order, and that is said before anything is ordered', async () => {
  const SPECIAL = 'POST /specialgoods/order'
  const ready = rug({ stock: 1, made_to_order_days: 30 })
  const quotedRug = (stock: number) =>
    aQuotedLine({ ...ready, stock, count: 1, state: 'available', services: [post] })
  const transport = fakeTransport({
    [QUOTE]: aQuote([quotedRug(1)]),
    [SPECIAL]: refusal('QUOTE_STALE', { quote: aQuote([quotedRug(0)]), status: 409 }),
    [PAY]: started,
  })
  const { store, led } = aStore({ transport })
  await store.retailCart.send({ type: 'line.add', goods: ready })
  const user = userEvent.setup()
  await renderAsIsland(store, <Checkout />)
  await screen.findByRole('button', { name: 'On to delivery' })
  await goToPayment(user)
  await user.click(screen.getByRole('button', { name: /Order and pay/ }))
  expect(await screen.findByText(/Kochkor shyrdak: Made to order, ready in 30\sdays/)).toBeVisible()
  transport.answer(SPECIAL, { ...aPlacedOrder(anOrder({ kind: 'special' })) })
  await user.click(screen.getByRole('button', { name: 'Go on like this' }))
  await user.click(await screen.findByRole('button', { name: /Order and pay/ }))
  await waitFor(() => expect(led.left).toHaveLength(1))
})
