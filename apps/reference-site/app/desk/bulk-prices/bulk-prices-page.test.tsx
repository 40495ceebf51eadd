import { ListPrice } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { BulkPricesPage } from './bulk-prices-page.tsx'

const LIST = 'GET /management/wholesale/price-lists/:id/prices'
const SAVE = 'PUT /management/wholesale/price-lists/:id/prices'

const price = (id: number, changes: Partial<ListPrice> = {}) =>
  build(ListPrice, { id, price: '1000.00', state: 'current', revision: 4, sole: null, ...changes })
const page = (...data: ListPrice[]) => ({
  data,
  total: data.length,
  per_page: 250,
  current_page: 1,
  last_page: 1,
  next_page_url: null,
})
const open = (transport: ReturnType<typeof fakeTransport>) =>
  atDesk({ at: '/desk/price-lists/3/bulk', transport, Page: () => <BulkPricesPage id={3} /> })

test('a manager changes a list’s prices by percent after a preview', async () => {
  const transport = fakeTransport({
    [LIST]: page(price(1), price(2, { price: '333.00' }), price(3, { state: 'past' })),
    [SAVE]: { changed: 2 },
  })
  await open(transport)
  expect(await screen.findByRole('button', { name: 'Nothing to change yet' })).toBeDisabled()
  await userEvent.type(screen.getByRole('textbox', { name: /^Percent/ }), '5')
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(screen.getByText(/^350\.00/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change 2 prices' }))
  expect(await screen.findByText('2 prices changed.')).toBeVisible()
  expect(transport.callsOf(SAVE)[0]?.body).toEqual({
    changes: [
      { id: 1, revision: 4, price: '1050.00' },
      { id: 2, revision: 4, price: '350.00' },
    ],
  })
})

test('a pasted line that matches nothing is named, and nothing can be saved', async () => {
  await open(fakeTransport({ [LIST]: page(price(1)) }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Paste from a spreadsheet' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^New prices/ }), 'Nothing;10')
  expect(screen.getByText(/Line 1/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Nothing to change yet' })).toBeDisabled()
  const mayLeave = dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(mayLeave, 'the pasted lines are not lost without a question').toBe(false)
})

test('pasted lines that fit nothing are to be corrected before the others are saved', async () => {
  const transport = fakeTransport({ [LIST]: page(price(1)), [SAVE]: { changed: 1 } })
  await open(transport)
  await userEvent.click(await screen.findByRole('radio', { name: 'Paste from a spreadsheet' }))
  const pasted = screen.getByRole('textbox', { name: /^New prices/ })
  await userEvent.type(pasted, `Nothing;10{Enter}${price(1).product.id};1200`)
  await userEvent.click(screen.getByRole('button', { name: 'Change 1 price' }))
  expect(pasted).toHaveFocus()
  expect(pasted).toHaveAccessibleDescription(/Correct the lines that don’t fit/)
  expect(transport.callsOf(SAVE)).toEqual([])
})

test('a colleague’s change is reported, the typed percent stays, and applies to the new prices', async () => {
  const transport = fakeTransport({ [LIST]: page(price(1)), [SAVE]: refusal('STALE') })
  await open(transport)
  const percent = await screen.findByRole('textbox', { name: /^Percent/ })
  await userEvent.type(percent, '-10')
  transport.answer(LIST, page(price(1, { price: '2000.00', revision: 5 })))
  await userEvent.click(screen.getByRole('button', { name: 'Change 1 price' }))
  expect(await screen.findByText(/A colleague has changed/)).toBeVisible()
  expect(percent).toHaveValue('-10')
  transport.answer(SAVE, { changed: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Change 1 price' }))
  expect(await screen.findByText('1 price changed.')).toBeVisible()
  expect(transport.callsOf(SAVE)[1]?.body).toEqual({ changes: [{ id: 1, revision: 5, price: '1800.00' }] })
})

test('a mistaken percent is undone to the very prices of before, except one that a colleague has changed', async () => {
  const transport = fakeTransport({
    [LIST]: page(price(1, { price: '1003.00' }), price(2), price(3)),
    [SAVE]: { changed: 3 },
  })
  await open(transport)
  expect(await screen.findAllByRole('radio', { name: /spreadsheet|former/ })).toHaveLength(1)
  await userEvent.type(screen.getByRole('textbox', { name: /^Percent/ }), '500')
  transport.answer(
    LIST,
    page(
      price(1, { price: '6018.00', revision: 5 }),
      price(2, { price: '6000.00', revision: 5 }),
      price(3, { price: '999.00', revision: 6 }),
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change 3 prices' }))
  expect(await screen.findByText(/To undo it, choose “Back to the former prices”/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Back to the former prices' }))
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(screen.getByRole('radio', { name: 'By percent' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Back to the former prices' }))
  transport.answer(SAVE, { changed: 2 })
  transport.answer(
    LIST,
    page(price(1, { price: '1003.00', revision: 6 }), price(2, { revision: 6 }), price(3)),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change 2 prices' }))
  expect(await screen.findByText('2 prices changed.')).toBeVisible()
  expect(transport.callsOf(SAVE)[1]?.body).toEqual({
    changes: [
      { id: 1, revision: 5, price: '1003.00' },
      { id: 2, revision: 5, price: '1000.00' },
    ],
  })
  expect(screen.queryByRole('radio', { name: 'Back to the former prices' })).toBeNull()
  expect(screen.getByRole('radio', { name: 'By percent' })).toBeChecked()
  await userEvent.type(screen.getByRole('textbox', { name: /^Percent/ }), '5')
  transport.answer(LIST, page(price(2, { price: '1050.00', revision: 7 })))
  await userEvent.click(screen.getByRole('button', { name: /^Change/ }))
  expect(await screen.findByText(/To undo it/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'By percent' })).toBeChecked()
})
