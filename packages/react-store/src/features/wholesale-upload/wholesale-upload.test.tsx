import { LANGUAGES, OrderFileItem, type OrderFileLine } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal, type FakeTransport } from '@shyrdak/sdk/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aTier } from '../../testing/a-wholesale-cart.ts'
import { aStore } from '../../testing/a-store.ts'
import { loseConnection } from '../../testing/lose-connection.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { wholesaleCartOf } from '../wholesale-cart/use-wholesale-cart.ts'
import { cellsOf, readyLines } from './cells-of.ts'
import { WholesaleUpload } from './wholesale-upload.tsx'

const TEXT = { article: '7', color: 'Grey', size: '38', sole: '', count: '12', logo: '', sole_logo: '' }
const READ = 'POST /wholesale/order/file'
const item = (size: string) =>
  build(OrderFileItem, {
    reyestr_id: 7,
    variation_id: 71,
    size: { id: `71:${size}`, name: size },
    sole: null,
    brand: null,
    sole_brand: null,
    count: 12,
    prices: [aTier(1, '100.00'), aTier(20, '90.00')],
  })
const right = (row: number, size: string): OrderFileLine => ({
  row,
  text: TEXT,
  item: item(size),
  problems: [],
})
const WRONG: OrderFileLine[] = [
  {
    row: 4,
    text: { ...TEXT, color: 'Chartreuse', count: '' },
    item: null,
    problems: [
      { column: 'color', code: 'unknown', known: ['Grey', 'Madder'], limit: null },
      { column: 'count', code: 'required', known: [], limit: null },
    ],
  },
  { row: 5, text: TEXT, item: null, problems: [{ column: 'count', code: 'sold_out', known: [], limit: 3 }] },
]
const LINES = [right(2, '38'), right(3, '39'), ...WRONG]

async function renderWith(transport: FakeTransport) {
  const { store } = aStore({ transport })
  await renderAsIsland(store, <WholesaleUpload canOrder />)
  return store
}
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Upload a filled-in file'), file)
/** The first bytes of every workbook. */
const ZIP = 'PK\u0003\u0004'
const FILE = new File([ZIP, 'a table'], 'order.xlsx')

test.each(LANGUAGES)('the result of an upload has no accessibility violations in %s', async (language) => {
  const { store } = aStore({ language, transport: fakeTransport({ [READ]: { lines: LINES } }) })
  await renderAsIsland(store, <WholesaleUpload canOrder />)
  const input = document.querySelector('input')
  if (!input) throw new Error('there is nowhere to choose a file')
  await userEvent.upload(input, FILE)
  await waitFor(() => expect(document.querySelector('.shyrdak-upload-result')).not.toBeNull())
  expect(await findBarriers()).toEqual([])
})

test('each invalid line is shown with its row and reason, and nothing is added before the client agrees', async () => {
  const store = await renderWith(fakeTransport({ [READ]: { lines: LINES } }))
  const cart = wholesaleCartOf(store)
  await cart.start()
  await choose(FILE)
  expect(
    await screen.findByRole('heading', { name: /^2\slines are ready · 2\slines can’t be ordered$/ }),
  ).toHaveFocus()
  const row = within(screen.getByRole('row', { name: /^4 / }))
  expect(row.getByText('Colour: there is no “Chartreuse”. There is: Grey, Madder.')).toBeVisible()
  expect(row.getByText('Quantity is missing.')).toBeVisible()
  expect(screen.getByText('Only 3 in stock.')).toBeVisible()
  expect(cart.view()?.count).toBe(0)
  // Together, the two lines reach the price tier from 20 pieces on.
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent(/2\s160\.00/)
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 lines to basket' }))
  expect(await screen.findByText(/2 lines were added/)).toBeVisible()
  expect(cart.view()).toMatchObject({ count: 24, sum: '2160.00' })
})

test('an impatient client who presses twice orders the lines once', async () => {
  const store = await renderWith(fakeTransport({ [READ]: { lines: [right(2, '38')] } }))
  await choose(FILE)
  const add = await screen.findByRole('button', { name: 'Add 1 line to basket' })
  fireEvent.click(add)
  fireEvent.click(add)
  expect(await screen.findByText(/1 line was added/)).toBeVisible()
  expect(wholesaleCartOf(store).view()?.count).toBe(12)
})

test('pieces that a line of the basket cannot hold are reported', async () => {
  const store = await renderWith(fakeTransport({ [READ]: { lines: [right(2, '38')] } }))
  const cells = cellsOf(readyLines([right(2, '38')])).map((filled) => ({ ...filled, count: 9_995 }))
  await wholesaleCartOf(store).send({ type: 'cells.add', cells })
  await choose(FILE)
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 line to basket' }))
  expect(await screen.findByText(/7\spieces were left out/)).toBeVisible()
  expect(wholesaleCartOf(store).view()?.count).toBe(10_000)
})

test('a client who does not agree keeps the cart as it was', async () => {
  const store = await renderWith(fakeTransport({ [READ]: { lines: LINES } }))
  await choose(FILE)
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t add' }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(document.querySelector('.shyrdak-upload')).toHaveFocus()
  expect((await wholesaleCartOf(store).start()).getSnapshot().context.cart.items).toBe(0)
})

test('a file without valid lines asks for corrections, and the result can be closed', async () => {
  await renderWith(fakeTransport({ [READ]: { lines: WRONG } }))
  await choose(FILE)
  expect(await screen.findByText('Correct them in your file and upload it again.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('table')).toBeNull()
})

test('a file is sent with its media type, and a corrected one is read again', async () => {
  const transport = fakeTransport({ [READ]: { lines: LINES } })
  await renderWith(transport)
  await choose(FILE)
  await waitFor(() => expect(transport.callsOf(READ)).toHaveLength(1))
  await choose(new File(['a;b'], 'ORDER.CSV'))
  await waitFor(() => expect(transport.callsOf(READ)).toHaveLength(2))
  const types = transport.callsOf(READ).map(({ body }) => (body instanceof File ? body.type : null))
  expect(types).toEqual(['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'])
})

test.each([
  ['unreadable', [{ path: ['file'], code: 'unreadable' }], /damaged, or not an XLSX or CSV/],
  ['too large', [{ path: ['file'], code: 'too_big' }], /larger than a price list/],
  [
    'without columns',
    [
      { path: ['file', 'article'], code: 'required' },
      { path: ['file', 'size'], code: 'required' },
    ],
    /A heading is missing: Article, Size/,
  ],
  ['of blank cells', [{ path: ['file'], code: 'required' }], /^The file is empty/],
  ['without counts', [{ path: ['file', 'count'], code: 'required' }], /No line has a quantity/],
])('a refused file says why: %s', async (_, issues, why) => {
  await renderWith(fakeTransport({ [READ]: refusal('INVALID', { issues }) }))
  await choose(FILE)
  expect(await screen.findByText(why)).toBeVisible()
})

test.each([
  ['a PDF', new File(['%PDF-1.7'], 'offer.pdf'), /^PDF files can’t be read here\. .* XLSX or CSV\.$/],
  ['an old workbook', new File(['a table'], 'Order.XLS'), /^XLS files can’t be read here/],
  [
    'a PDF renamed to a workbook',
    new File(['%PDF-1.7'], 'order.xlsx'),
    /^It is damaged, or not an XLSX or CSV table/,
  ],
  [
    'a PDF renamed to a table',
    new File(['%PDF-1.7'], 'order.csv'),
    /^It is damaged, or not an XLSX or CSV table/,
  ],
  [
    'a photo renamed to a table',
    new File([new Uint8Array([255, 216, 255, 224, 0, 16])], 'order.csv'),
    /^It is damaged/,
  ],
  ['an empty file', new File([], 'order.xlsx'), /^The file is empty\. .* XLSX or CSV\.$/],
])('%s is not sent, and an error says what is expected', async (_, file, why) => {
  const transport = fakeTransport()
  await renderWith(transport)
  fireEvent.change(screen.getByLabelText('Upload a filled-in file'), { target: { files: [file] } })
  expect(await screen.findByText(why)).toBeVisible()
  expect(transport.callsOf(READ)).toEqual([])
})

test('a file that is too large is not sent', async () => {
  const transport = fakeTransport()
  await renderWith(transport)
  fireEvent.change(screen.getByLabelText('Upload a filled-in file'), {
    target: { files: [new File([new Uint8Array(3 * 1024 * 1024)], 'big.xlsx')] },
  })
  expect(await screen.findByText(/larger than a price list/)).toBeVisible()
  expect(transport.callsOf(READ)).toEqual([])
})

test('the price list is saved under the file name from the store', async () => {
  const file = new File(['a table'], 'price-list-2026-11-22.csv', { type: 'text/csv' })
  await renderWith(fakeTransport({ 'GET /wholesale/price-list/file': () => file }))
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Price list as CSV' }))
  await waitFor(() => expect(saved).toEqual(['price-list-2026-11-22.csv']))
  click.mockRestore()
})

test('a user who may not order can download the price list, but not upload a file', async () => {
  const { store } = aStore()
  await renderAsIsland(store, <WholesaleUpload canOrder={false} />)
  expect(screen.getByRole('button', { name: 'Price list for Excel' })).toBeVisible()
  expect(document.querySelector('input')).toBeNull()
})

test('lines that cannot be added without a connection say so, and can be added again', async () => {
  const store = await renderWith(fakeTransport({ [READ]: { lines: LINES } }))
  await choose(FILE)
  const add = await screen.findByRole('button', { name: 'Add 2 lines to basket' })
  const { reconnect } = loseConnection()
  await userEvent.click(add)
  expect(await screen.findByText(/connection/i)).toBeVisible()
  reconnect()
  await userEvent.click(add)
  expect(await screen.findByText(/2 lines were added/)).toBeVisible()
  expect(wholesaleCartOf(store).view()?.lines).toHaveLength(2)
  vi.restoreAllMocks()
})
