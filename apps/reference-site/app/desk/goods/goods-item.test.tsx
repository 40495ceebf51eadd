import type { CountryPrice, StockRow } from '@shyrdak/sdk/management'
import {
  fakeTransport as bareTransport,
  refusal,
  type FakeAnswers,
  type FakeTransport,
} from '@shyrdak/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { comeBack } from '../testing/come-back.ts'
import {
  AROUND,
  foundArtisans,
  madeBy,
  priceIn as price,
  someGoods,
  stockRow as row,
} from '../testing/goods-answers.ts'
import { GoodsItem } from './goods-item.tsx'

const READ = 'GET /management/goods/:id'
const COUNT = 'PUT /management/goods/:id/stock'
const PRICE = 'PUT /management/goods/:id/prices'
const MADE = 'GET /management/goods/:id/artisan'
const NAME = 'PUT /management/goods/:id/artisan'

const fakeTransport = (answers: FakeAnswers) => bareTransport({ ...AROUND, ...answers })

const goods = (stock: StockRow[], prices: CountryPrice[], prices_revision = 0) =>
  someGoods({ stock, prices, prices_revision })
const AT_FIRST = goods([row('36', 4), row('37', 9)], [price('KG', '1500.00'), price('KZ', '1700.00')])

const open = (transport: FakeTransport) =>
  atDesk({
    at: '/desk/goods/3',
    transport,
    Page: () => <GoodsItem kind="goods" id={3} />,
  })

const stock = () => screen.getByRole('region', { name: 'Stock' })
const prices = () => screen.getByRole('region', { name: 'Prices' })
const size = (name: string) => within(stock()).getByLabelText(name)
const saveStock = () => userEvent.click(within(stock()).getByRole('button', { name: 'Save' }))
const savePrices = () => userEvent.click(within(prices()).getByRole('button', { name: 'Save' }))
const priceIn = (country: string) =>
  within(within(prices()).getByRole('group', { name: country })).getByRole('textbox', { name: 'Price' })

async function count(name: string, typed: string) {
  await userEvent.clear(size(name))
  if (typed) await userEvent.type(size(name), typed)
}

test('only changed counts are saved', async () => {
  const transport = fakeTransport({
    [READ]: AT_FIRST,
    [MADE]: madeBy(null),
    [COUNT]: goods([row('36', 5, 1), row('37', 9)], AT_FIRST.prices),
  })
  await open(transport)
  await count('36', '5')
  expect(within(stock()).getByText('was 4')).toBeVisible()
  expect(within(stock()).getByText(/1 change not saved/)).toBeVisible()
  await saveStock()
  expect(await within(stock()).findByText(/The store is up to date/)).toBeVisible()
  expect(transport.callsOf(COUNT)[0]?.body).toEqual({
    items: [{ variation_id: 70, size: '36', quantity: 5, revision: 0 }],
  })
  expect(within(stock()).getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('a sale meanwhile is reported at its row; typed counts stay, and are saved on the next press', async () => {
  const transport = fakeTransport({ [READ]: AT_FIRST, [MADE]: madeBy(null), [COUNT]: refusal('STALE') })
  await open(transport)
  await count('36', '40')
  await count('37', '10')
  transport.answer(READ, goods([row('36', 3, 1), row('37', 9)], AT_FIRST.prices))
  await saveStock()
  expect(await within(stock()).findByText(/changed in the meantime: 4 → 3/)).toBeVisible()
  expect(within(stock()).getAllByText(/changed in the meantime/)).toHaveLength(1)
  expect(size('36')).toHaveValue('40')
  expect(size('37')).toHaveValue('10')
  transport.answer(COUNT, goods([row('36', 40, 2), row('37', 10, 1)], AT_FIRST.prices))
  await saveStock()
  expect(await within(stock()).findByText(/The store is up to date/)).toBeVisible()
  expect(transport.callsOf(COUNT)[1]?.body).toMatchObject({
    items: [
      { size: '36', quantity: 40, revision: 1 },
      { size: '37', quantity: 10, revision: 0 },
    ],
  })
})

test('a size that a colleague has removed is named; the other counts stay, and are saved', async () => {
  const transport = fakeTransport({ [READ]: AT_FIRST, [MADE]: madeBy(null), [COUNT]: refusal('STALE') })
  await open(transport)
  await count('36', '40')
  await count('37', '10')
  transport.answer(READ, goods([row('36', 4)], AT_FIRST.prices))
  await saveStock()
  const alert = await within(stock()).findByRole('alert')
  expect(alert).toHaveTextContent('A colleague has removed from this product:Madder: 37')
  expect(alert).toHaveTextContent('The other numbers you typed are still here.')
  expect(within(stock()).getByText('Removed in the meantime: 37 (you typed 10)')).toBeVisible()
  expect(size('36')).toHaveValue('40')
  expect(within(stock()).queryByLabelText('37')).toBeNull()
  transport.answer(COUNT, goods([row('36', 40, 1)], AT_FIRST.prices))
  await saveStock()
  expect(await within(stock()).findByText(/The store is up to date/)).toBeVisible()
  expect(transport.callsOf(COUNT)[1]?.body).toMatchObject({ items: [{ size: '36', quantity: 40 }] })
  expect(within(stock()).queryByText(/Removed in the meantime/)).toBeNull()
})

test('a removed colour with all typed counts leaves nothing to save', async () => {
  const transport = fakeTransport({ [READ]: AT_FIRST, [MADE]: madeBy(null), [COUNT]: refusal('STALE') })
  await open(transport)
  await count('37', '10')
  transport.answer(READ, goods([], AT_FIRST.prices))
  await saveStock()
  const alert = await within(stock()).findByRole('alert')
  expect(alert).toHaveTextContent('the whole colour Madder')
  expect(alert).toHaveTextContent('There is nothing else to save.')
  expect(within(stock()).getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('an invalid count is not sent, and its field gets the focus', async () => {
  const transport = fakeTransport({ [READ]: AT_FIRST, [MADE]: madeBy(null), [COUNT]: AT_FIRST })
  await open(transport)
  await count('37', 'many')
  await saveStock()
  expect(size('37')).toHaveFocus()
  expect(size('37')).toBeInvalid()
  expect(within(stock()).getByText('A whole number of pieces')).toBeVisible()
  expect(transport.callsOf(COUNT)).toHaveLength(0)
})

test('the sale price is shown while typing, and the prices are saved together', async () => {
  const transport = fakeTransport({ [READ]: AT_FIRST, [MADE]: madeBy(null), [PRICE]: AT_FIRST })
  await open(transport)
  const kg = within(prices()).getByRole('group', { name: 'Kyrgyzstan' })
  await userEvent.type(within(kg).getByLabelText('Discount'), '150,5')
  expect(within(kg).getByText('1 349.50 KGS')).toBeVisible()
  await userEvent.click(within(prices()).getByRole('button', { name: 'Stop selling in KZ' }))
  await savePrices()
  expect(await within(prices()).findByText(/The store is up to date/)).toBeVisible()
  expect(transport.callsOf(PRICE)[0]).toMatchObject({
    query: { revision: 0 },
    body: { prices: [{ country_iso_code: 'KG', price: '1500.00', discount: '150.50' }] },
  })
})

test('a colleague’s prices are shown beside the typed ones, which stay', async () => {
  const transport = fakeTransport({ [READ]: AT_FIRST, [MADE]: madeBy(null), [PRICE]: refusal('STALE') })
  await open(transport)
  await userEvent.clear(priceIn('Kyrgyzstan'))
  await userEvent.type(priceIn('Kyrgyzstan'), '1600')
  transport.answer(READ, goods(AT_FIRST.stock, [price('KG', '1550.00'), price('KZ', '1700.00')], 1))
  await savePrices()
  expect(await within(prices()).findByText(/A colleague has set 1 550.00 KGS in the meantime/)).toBeVisible()
  expect(priceIn('Kyrgyzstan')).toHaveValue('1600')
  transport.answer(PRICE, AT_FIRST)
  await savePrices()
  expect(await within(prices()).findByText(/The store is up to date/)).toBeVisible()
  expect(transport.callsOf(PRICE)[1]).toMatchObject({
    query: { revision: 1 },
    body: { prices: [{ country_iso_code: 'KG', price: '1600.00' }, { country_iso_code: 'KZ' }] },
  })
})

test('a discount that a colleague has ended, and that is still in the form, is named', async () => {
  const discounted = { ...price('KG', '1500.00'), discount: '150.00', sale_cost: '1350.00' }
  const transport = fakeTransport({
    [READ]: goods([], [discounted]),
    [MADE]: madeBy(null),
    [PRICE]: refusal('STALE'),
  })
  await open(transport)
  await userEvent.clear(priceIn('Kyrgyzstan'))
  await userEvent.type(priceIn('Kyrgyzstan'), '1600')
  transport.answer(READ, goods([], [price('KG', '1500.00')], 1))
  await savePrices()
  expect(
    await within(prices()).findByText(/A colleague has set 1 500.00 KGS without a discount/),
  ).toBeVisible()
})

test('on coming back to the tab, typed counts stay beside those sold meanwhile', async () => {
  const transport = fakeTransport({ [READ]: AT_FIRST })
  await open(transport)
  await count('36', '40')
  await userEvent.type(priceIn('Kyrgyzstan'), '9')
  transport.answer(READ, goods([row('36', 3, 1), row('37', 8, 1)], AT_FIRST.prices))
  await comeBack()
  expect(await within(stock()).findByText(/changed in the meantime: 4 → 3/)).toBeVisible()
  expect(size('36')).toHaveValue('40')
  expect(size('37')).toHaveValue('8')
  expect(priceIn('Kyrgyzstan')).toHaveValue('9')
})

test('saving counts leaves half-typed prices unchanged and reports no change', async () => {
  const transport = fakeTransport({
    [READ]: AT_FIRST,
    [MADE]: madeBy(null),
    [COUNT]: goods([row('36', 5, 1), row('37', 9)], AT_FIRST.prices),
  })
  await open(transport)
  await userEvent.type(priceIn('Kyrgyzstan'), '9')
  await count('36', '5')
  await saveStock()
  expect(await within(stock()).findByText(/The store is up to date/)).toBeVisible()
  expect(screen.queryByText(/changed in the meantime/)).toBeNull()
  expect(priceIn('Kyrgyzstan')).toHaveValue('9')
})

test('an unknown product says so, and links to the desk', async () => {
  await open(fakeTransport({ [READ]: refusal('NOT_FOUND') }))
  expect(await screen.findByText('Not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the desk' })).toHaveAttribute('href', '/desk')
})

test('a manager who leaves with unsaved changes is asked', async () => {
  await open(fakeTransport({ [READ]: AT_FIRST }))
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  await count('36', '5')
  expect(leave()).toBe(false)
  await userEvent.click(within(stock()).getByRole('button', { name: 'Discard changes' }))
  expect(size('36')).toHaveValue('4')
  expect(leave()).toBe(true)
})

const artisan = () => screen.getByRole('region', { name: 'Workshop' })
const saveArtisan = () => userEvent.click(within(artisan()).getByRole('button', { name: 'Save' }))

const FIND = 'GET /management/artisans/choices'
const artisanChoice = () => within(artisan()).findByRole('combobox', { name: 'Made by' })

test('a product’s workshop is found by name, chosen, and removed again', async () => {
  const transport = fakeTransport({ [READ]: AT_FIRST, [MADE]: madeBy(null), [NAME]: madeBy(2) })
  await open(transport)
  const choice = await artisanChoice()
  expect(choice).toHaveValue('')
  await userEvent.type(choice, 'kyz')
  await waitFor(() => expect(transport.callsOf(FIND).at(-1)?.query).toEqual({ text: 'kyz' }))
  await userEvent.click(await within(artisan()).findByRole('option', { name: 'Kyzyl-Too' }))
  expect(choice).toHaveValue('Kyzyl-Too')
  expect(within(artisan()).queryByRole('listbox')).toBeNull()
  await saveArtisan()
  expect(await within(artisan()).findByText(/The store is up to date/)).toBeVisible()
  expect(transport.callsOf(NAME)[0]?.body).toEqual({ from: null, artisan_id: 2 })
  transport.answer(NAME, madeBy(null))
  await userEvent.clear(choice)
  await userEvent.tab()
  await saveArtisan()
  expect(await within(artisan()).findByText(/The store is up to date/)).toBeVisible()
  expect(transport.callsOf(NAME)[1]?.body).toEqual({ from: 2, artisan_id: null })
})

test('a workshop is chosen by keyboard, and Escape restores the typed name', async () => {
  const transport = fakeTransport({ [READ]: AT_FIRST, [MADE]: madeBy(1) })
  await open(transport)
  const choice = await artisanChoice()
  await userEvent.type(choice, 'x', { initialSelectionStart: 0, initialSelectionEnd: 99 })
  expect(choice).toHaveValue('x')
  await userEvent.keyboard('{Escape}')
  expect(choice).toHaveValue('Ak-Örgö')
  await userEvent.keyboard('{ArrowDown}')
  await within(artisan()).findByRole('option', { name: 'Kyzyl-Too' })
  await userEvent.keyboard('{ArrowUp}')
  expect(within(artisan()).getByRole('option', { selected: true })).toHaveTextContent('Kyzyl-Too')
  expect(choice).toHaveAttribute(
    'aria-activedescendant',
    within(artisan()).getByRole('option', { selected: true }).id,
  )
  await userEvent.keyboard('{Enter}')
  expect(choice).toHaveValue('Kyzyl-Too')
})

test('the workshop field reports no results, more results, and a failure to load', async () => {
  const transport = fakeTransport({ [READ]: AT_FIRST, [FIND]: foundArtisans({ has_more: true }) })
  await open(transport)
  const choice = await artisanChoice()
  await userEvent.click(choice)
  expect(
    await within(artisan()).findByText('2 workshops found. There are more. Type more of the name.'),
  ).toHaveRole('status')
  transport.answer(FIND, foundArtisans({ artisans: [], has_more: false }))
  await userEvent.type(choice, 'zz')
  expect(await within(artisan()).findAllByText('No workshop has such a name.')).toHaveLength(2)
  transport.answer(FIND, refusal('RATE_LIMITED'))
  await userEvent.type(choice, 'z')
  const retry = await within(artisan()).findByRole('button', { name: /again/i })
  transport.answer(FIND, foundArtisans())
  await userEvent.click(retry)
  expect(await within(artisan()).findByRole('option', { name: 'Ak-Örgö' })).toBeVisible()
})

test('a workshop that a colleague has chosen meanwhile is reported, and the own choice stays', async () => {
  const transport = fakeTransport({ [READ]: AT_FIRST, [MADE]: madeBy(null), [NAME]: refusal('STALE') })
  await open(transport)
  const choice = await artisanChoice()
  await userEvent.click(choice)
  await userEvent.click(await within(artisan()).findByRole('option', { name: 'Kyzyl-Too' }))
  transport.answer(MADE, madeBy(1))
  await saveArtisan()
  expect(await within(artisan()).findByText(/A colleague has chosen in the meantime: Ak-Örgö/)).toBeVisible()
  expect(choice).toHaveValue('Kyzyl-Too')
  transport.answer(NAME, madeBy(2))
  await saveArtisan()
  expect(await within(artisan()).findByText(/The store is up to date/)).toBeVisible()
  expect(transport.callsOf(NAME)[1]?.body).toEqual({ from: 1, artisan_id: 2 })
})

test('a workshop that no longer exists is named at its field, and the former one is restored', async () => {
  const transport = fakeTransport({
    [READ]: AT_FIRST,
    [MADE]: madeBy(1),
    [NAME]: refusal('INVALID', { issues: [{ path: ['artisan_id'], code: 'unknown' }] }),
  })
  await open(transport)
  const choice = await artisanChoice()
  await userEvent.click(choice)
  await userEvent.click(await within(artisan()).findByRole('option', { name: 'Kyzyl-Too' }))
  await saveArtisan()
  expect(await within(artisan()).findByText('Deleted or no longer published: Kyzyl-Too')).toBeVisible()
  expect(choice).toHaveValue('Ak-Örgö')
  expect(
    within(artisan()).getByText(
      'No longer available: Kyzyl-Too. Nothing else was changed, so there is nothing to save.',
    ),
  ).toBeVisible()
})
