import { ManagedGoodsRow } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { comeBack } from '../testing/come-back.ts'
import { goodsList } from './goods-list.tsx'

const LIST = 'GET /management/goods'
const pageOf = (...names: string[]) => ({
  data: names.map((en, index) =>
    build(ManagedGoodsRow, { id: index + 1, name: { en, ru: en, kg: en }, sold_out: 0, countries: 3 }),
  ),
  total: names.length,
  per_page: 25,
  current_page: 1,
  last_page: 1,
  next_page_url: null,
})
const open = (transport = fakeTransport({ [LIST]: pageOf('Warm slippers') }), at = '/desk/goods') =>
  atDesk({ at, transport, Page: goodsList('goods') }).then(() => transport)

test('a manager filters the goods by sold out, and searches among them by name', async () => {
  const transport = await open()
  transport.answer(LIST, pageOf('Felt boots'))
  await userEvent.click(screen.getByRole('link', { name: 'Some sold out' }))
  expect(await screen.findByRole('link', { name: 'Felt boots' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Some sold out' })).toHaveAttribute('aria-current', 'true')
  await userEvent.type(screen.getByRole('searchbox'), 'boots')
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  await waitFor(() =>
    expect(transport.callsOf(LIST).map(({ query }) => query)).toEqual([
      { page: 1, per_page: 25 },
      { page: 1, per_page: 25, sold_out: true },
      { page: 1, per_page: 25, sold_out: true, text: 'boots' },
    ]),
  )
  expect(screen.getByRole('button', { name: 'Find' })).toHaveFocus()
  await userEvent.type(screen.getByRole('searchbox'), ' of felt{Enter}')
  await waitFor(() => expect(transport.callsOf(LIST)).toHaveLength(4))
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('boots of felt')
})

test('the search is above the other filters, as on every list', async () => {
  await open()
  const filters = screen.getByRole('navigation', { name: 'Availability' })
  const order = screen.getByRole('search').compareDocumentPosition(filters)
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a page of a filtered list is opened by its address', async () => {
  const transport = await open(undefined, '/desk/goods?section=in_stock&page=3')
  expect(transport.callsOf(LIST)[0]?.query).toEqual({ page: 3, per_page: 25, sold_out: false })
  expect(screen.getByRole('link', { name: 'All in stock' })).toHaveAttribute('aria-current', 'true')
})

test('a store without goods says so, and a filter without results says that', async () => {
  await open(fakeTransport({ [LIST]: pageOf() }))
  expect(await screen.findByText('There are no goods yet.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Some sold out' }))
  expect(await screen.findByText('Nothing matches this filter.')).toBeVisible()
})

test('a page beyond the last one leads to the last one', async () => {
  const transport = fakeTransport({ [LIST]: { ...pageOf(), total: 26, current_page: 9, last_page: 2 } })
  await open(transport, '/desk/goods?section=sold_out&page=9')
  transport.answer(LIST, { ...pageOf('Felt boots'), total: 26, current_page: 2, last_page: 2 })
  expect(await screen.findByRole('link', { name: 'Felt boots' })).toBeVisible()
  expect(transport.callsOf(LIST).at(-1)?.query).toMatchObject({ page: 2, sold_out: true })
})

test('a list that failed to load says so in its place, and loads on a retry', async () => {
  const transport = fakeTransport({ [LIST]: refusal('NETWORK') })
  await open(transport)
  const problem = await screen.findByRole('alert')
  expect(problem).toHaveTextContent('Couldn’t load this')
  expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  transport.answer(LIST, pageOf('Warm slippers'))
  await userEvent.click(within(problem).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Warm slippers' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('coming back to the tab refreshes the list, and a failure keeps it', async () => {
  const transport = await open()
  transport.answer(LIST, pageOf('Warm slippers', 'Felt boots'))
  await comeBack()
  expect(await screen.findByRole('link', { name: 'Felt boots' })).toBeVisible()
  transport.answer(LIST, refusal('NETWORK'))
  await comeBack()
  expect(await screen.findByText('Couldn’t load this')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Felt boots' }), 'what was read stays').toBeVisible()
})
