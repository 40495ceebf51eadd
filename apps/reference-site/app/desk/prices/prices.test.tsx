import { ListPrice, ManagedPriceList } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { NewPricePage } from './new-price.tsx'
import { PricePage } from './price-page.tsx'
import PricesList from './prices-list.tsx'

const GOODS = 'GET /management/wholesale/priced-goods'
const CREATE = 'POST /management/wholesale/price-lists/:id/prices'
const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const SLIPPERS = {
  id: 202,
  name: inAll('Soled slippers'),
  price_type: 'sole' as const,
  soles: [
    { id: 1, name: inAll('Rubber') },
    { id: 2, name: inAll('Leather') },
  ],
}
const PRICE = build(ListPrice, {
  id: 9,
  price_list_id: 4,
  product: { id: 202, slug: 'soled', name: SLIPPERS.name, price_type: 'sole' },
  sole: { id: 2, name: inAll('Leather') },
  from_count: 20,
  price: '1450.00',
  valid_from: '2026-01-01',
  valid_until: null,
  revision: 3,
})

test('a price is added to a list after its product is found by search', async () => {
  const transport = fakeTransport({
    'GET /management/wholesale/price-lists/:id': build(ManagedPriceList, { id: 4 }),
    [GOODS]: [SLIPPERS],
    [CREATE]: PRICE,
  })
  await atDesk({
    at: '/desk/price-lists/4/new-price',
    transport,
    Page: () => <NewPricePage listId={4} />,
  })
  expect(screen.getByRole('searchbox', { name: /^Product/ })).toBeRequired()
  await userEvent.type(screen.getByRole('searchbox', { name: /^Product/ }), 'soled{Enter}')
  await userEvent.click(await screen.findByRole('radio', { name: /Soled slippers/ }))
  expect(screen.getByRole('searchbox', { name: /^Product/ })).not.toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Price of one piece, in som' })).toBeRequired()
  await userEvent.selectOptions(screen.getByLabelText('Sole'), 'Leather')
  await userEvent.type(screen.getByRole('textbox', { name: 'Price of one piece, in som' }), '1 450')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Added. You can add the next one.')).toBeVisible()
  expect(transport.callsOf(GOODS)[0]?.query).toEqual({ text: 'soled' })
  expect(transport.callsOf(CREATE)[0]).toMatchObject({
    params: { id: 4 },
    body: { product_id: 202, sole_id: 2, from_count: 1, price: '1450.00', valid_until: null },
  })
})

const atNewPrice = (transport: ReturnType<typeof fakeTransport>) =>
  atDesk({ at: '/desk/price-lists/4/new-price', transport, Page: () => <NewPricePage listId={4} /> })

test('the chosen product stays in view while another one is searched for', async () => {
  const transport = fakeTransport({
    'GET /management/wholesale/price-lists/:id': build(ManagedPriceList, { id: 4 }),
    [GOODS]: [SLIPPERS],
  })
  await atNewPrice(transport)
  const search = screen.getByRole('searchbox', { name: /^Product/ })
  await userEvent.type(search, 'soled{Enter}')
  await userEvent.click(await screen.findByRole('radio', { name: /Soled slippers/ }))
  transport.answer(GOODS, [{ ...SLIPPERS, id: 305, name: inAll('Boots') }])
  await userEvent.type(search, 'boots{Enter}')
  expect(await screen.findByRole('radio', { name: /Boots/ })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: /Soled slippers/ })).toBeChecked()
})

test('while a price is being saved, no other product can be chosen for it', async () => {
  const transport = fakeTransport({
    'GET /management/wholesale/price-lists/:id': build(ManagedPriceList, { id: 4 }),
    [GOODS]: [SLIPPERS, { ...SLIPPERS, id: 305, name: inAll('Boots') }],
    [CREATE]: () => new Promise<never>(() => {}),
  })
  await atNewPrice(transport)
  await userEvent.type(screen.getByRole('searchbox', { name: /^Product/ }), 'felt{Enter}')
  await userEvent.click(await screen.findByRole('radio', { name: /Soled slippers/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Price of one piece, in som' }), '1450')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(transport.callsOf(CREATE)).toHaveLength(1))
  await userEvent.click(screen.getByRole('radio', { name: /Boots/ }))
  expect(screen.getByRole('radio', { name: /Soled slippers/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: /Boots/ })).toBeDisabled()
})

test('a price without a product is refused at the search, also when it found nothing', async () => {
  const transport = fakeTransport({
    'GET /management/wholesale/price-lists/:id': build(ManagedPriceList, { id: 4 }),
    [GOODS]: [],
  })
  await atNewPrice(transport)
  const search = screen.getByRole('searchbox', { name: /^Product/ })
  await userEvent.type(search, 'sandals{Enter}')
  await screen.findByText('No wholesale goods found.')
  await userEvent.type(screen.getByRole('textbox', { name: 'Price of one piece, in som' }), '1450')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(search).toBeInvalid()
  expect(search).toHaveFocus()
})

test('of a price list that is not there the page says it once, and so does the tab', async () => {
  await atDesk({ at: '/desk/price-lists/none', transport: fakeTransport({}), Page: PricesList })
  expect(await screen.findAllByText('Not found')).toHaveLength(1)
  expect(document.title).toBe('Not found · Shyrdak')
})

test('a price is removed after a question, and the list says so', async () => {
  const REMOVE = 'DELETE /management/wholesale/prices/:id'
  const transport = fakeTransport({
    'GET /management/wholesale/prices/:id': PRICE,
    [GOODS]: [SLIPPERS],
    [REMOVE]: { id: 9 },
  })
  await atDesk({
    at: '/desk/prices/9',
    transport,
    Page: () => <PricePage id={9} />,
    others: { '/desk/price-lists/4': () => <h1>The list</h1> },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Delete this price?')).toHaveFocus()
  expect(transport.callsOf(REMOVE)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible()
  expect(await screen.findByText('The price was deleted.')).toBeVisible()
  expect(transport.callsOf(REMOVE)[0]).toMatchObject({ params: { id: 9 }, query: { revision: 3 } })
})

test('a price that a colleague changed is shown as it is now before it is removed', async () => {
  const REMOVE = 'DELETE /management/wholesale/prices/:id'
  const READ = 'GET /management/wholesale/prices/:id'
  const transport = fakeTransport({ [READ]: PRICE, [GOODS]: [SLIPPERS], [REMOVE]: refusal('STALE') })
  await atDesk({ at: '/desk/prices/9', transport, Page: () => <PricePage id={9} /> })
  transport.answer(READ, { ...PRICE, price: '1500.00', revision: 4 })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/A colleague has changed it in the meantime/)).toBeVisible()
  expect(await screen.findByDisplayValue('1500')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(transport.callsOf(REMOVE)[1]?.query).toEqual({ revision: 4 })
})

test('a price is updated with the revision that was read, for any of the soles', async () => {
  const UPDATE = 'PUT /management/wholesale/prices/:id'
  const changed = { ...PRICE, sole: SLIPPERS.soles[0]!, valid_until: '2026-12-31', revision: 4 }
  const transport = fakeTransport({
    'GET /management/wholesale/prices/:id': PRICE,
    [GOODS]: [SLIPPERS],
    [UPDATE]: changed,
  })
  await atDesk({ at: '/desk/prices/9', transport, Page: () => <PricePage id={9} /> })
  await screen.findByRole('option', { name: 'Rubber' })
  expect(screen.getByLabelText('Sole')).toHaveValue('2')
  await userEvent.selectOptions(screen.getByLabelText('Sole'), 'Rubber')
  await userEvent.type(screen.getByLabelText(/^Last day/), '2026-12-31')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Saved\. It applies/)).toBeVisible()
  expect(transport.callsOf(UPDATE)[0]).toMatchObject({
    query: { revision: 3 },
    body: { product_id: 202, sole_id: 1, from_count: 20, valid_until: '2026-12-31' },
  })
})

test('half a date is refused, instead of saving a price without it', async () => {
  const UPDATE = 'PUT /management/wholesale/prices/:id'
  const transport = fakeTransport({
    'GET /management/wholesale/prices/:id': { ...PRICE, valid_until: '2026-12-31' },
    [GOODS]: [SLIPPERS],
    [UPDATE]: { ...PRICE, revision: 4 },
  })
  await atDesk({ at: '/desk/prices/9', transport, Page: () => <PricePage id={9} /> })
  const last = await screen.findByLabelText(/^Last day/)
  await userEvent.clear(last)
  // Half a date has an empty value, and happy-dom knows none.
  const half = Object.defineProperty(last, 'validity', { value: { badInput: true }, configurable: true })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(half).toHaveFocus()
  expect(half).toHaveAccessibleDescription(/Field is not valid/)
  expect(transport.callsOf(UPDATE)).toEqual([])
  Object.defineProperty(last, 'validity', { value: { badInput: false } })
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '0027-01-01' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByLabelText(/^First day/)).toHaveFocus()
  expect(transport.callsOf(UPDATE)).toEqual([])
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: '2027-01-01' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Saved\. It applies/)).toBeVisible()
  expect(transport.callsOf(UPDATE)[0]).toMatchObject({
    body: { valid_from: '2027-01-01', valid_until: null },
  })
})
