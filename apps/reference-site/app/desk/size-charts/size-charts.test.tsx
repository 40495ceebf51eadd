import { ManagedSizeChart, SizeChartRow } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { comeBack } from '../testing/come-back.ts'
import { pageOf } from '../testing/rows.ts'
import { SizeChartPage } from './chart-page.tsx'
import { NewSizeChartPage } from './new-chart.tsx'
import SizeChartsList from './size-charts-list.tsx'

const LIST = 'GET /management/size-charts'
const CREATE = 'POST /management/size-charts'
const READ = 'GET /management/size-charts/:id'
const UPDATE = 'PUT /management/size-charts/:id'
const REMOVE = 'DELETE /management/size-charts/:id'

const inAll = (text: string) => ({ en: text, ru: `${text} ru`, kg: `${text} kg` })
const chart = (change: Partial<ManagedSizeChart> = {}) =>
  build(ManagedSizeChart, {
    id: 2,
    title: inAll('Women’s sizes'),
    note: inAll(''),
    columns: [inAll('EU'), inAll('Foot')],
    rows: [['36', '22.8']],
    goods: { retail: 0, special: 0, wholesale: 0 },
    shown_by: [],
    sizes_in_use: [],
    revision: 5,
    ...change,
  })
const cell = (column: string, row: number) => screen.getByRole('textbox', { name: `${column}, row ${row}` })

test('the list shows each chart’s sizes and number of products', async () => {
  const row = build(SizeChartRow, {
    id: 2,
    title: inAll('Women’s sizes'),
    sizes: ['36', '37', '41'],
    goods: { retail: 3, special: 0, wholesale: 1 },
  })
  await atDesk({
    at: '/desk/size-charts',
    transport: fakeTransport({ [LIST]: pageOf([row]) }),
    Page: SizeChartsList,
  })
  expect(await screen.findByRole('link', { name: 'Women’s sizes' })).toHaveAttribute(
    'href',
    '/desk/size-charts/2',
  )
  expect(screen.getByText('36–41')).toBeVisible()
  expect(screen.getByText('4 products')).toBeVisible()
})

test('a store without charts says so', async () => {
  await atDesk({
    at: '/desk/size-charts',
    transport: fakeTransport({ [LIST]: pageOf([]) }),
    Page: SizeChartsList,
  })
  expect(await screen.findByText(/There are no size charts yet/)).toBeVisible()
})

test('a chart is filled in by keyboard: Enter moves down, and adds a row after the last one', async () => {
  const transport = fakeTransport({ [CREATE]: chart() })
  await atDesk({
    at: '/desk/size-charts/new',
    transport,
    Page: NewSizeChartPage,
    others: { '/desk/size-charts': () => <h1>All charts</h1> },
  })
  await userEvent.click(cell('EU', 1))
  await userEvent.keyboard('36{Enter}37{Enter}38{Enter}39')
  expect(cell('EU', 4)).toHaveFocus()
  expect(cell('EU', 4)).toHaveValue('39')
  await userEvent.click(screen.getByRole('button', { name: 'Create size chart' }))
  const name = () => screen.getByRole('textbox', { name: /^Name/ })
  expect(name()).toHaveFocus()
  for (const language of ['English', 'Russian', 'Kyrgyz']) {
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${language}`) }))
    await userEvent.type(name(), 'Sizes')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Create size chart' }))
  expect(await screen.findByText('All charts')).toBeVisible()
  expect(transport.callsOf(CREATE)[0]?.body).toMatchObject({
    columns: [{ en: 'EU' }, { en: 'Foot, cm', ru: 'Стопа, см' }],
    rows: [
      ['36', ''],
      ['37', ''],
      ['38', ''],
      ['39', ''],
    ],
  })
})

test('a table copied from a spreadsheet is pasted into cells', async () => {
  await atDesk({
    at: '/desk/size-charts/2',
    transport: fakeTransport({ [READ]: chart() }),
    Page: () => <SizeChartPage id={2} />,
  })
  await userEvent.click(cell('EU', 1))
  await userEvent.paste('36\t22.8\n37\t23.5\n')
  expect(cell('EU', 2)).toHaveValue('37')
  expect(cell('Foot', 2)).toHaveValue('23.5')
  await userEvent.click(cell('Foot', 1))
  await userEvent.paste(' cm')
  expect(cell('Foot', 1)).toHaveValue('22.8 cm')
})

test('a pasted table brings its columns and headings, and what did not fit is reported', async () => {
  const transport = fakeTransport({ [READ]: chart() })
  await atDesk({ at: '/desk/size-charts/2', transport, Page: () => <SizeChartPage id={2} /> })
  await userEvent.click(await screen.findByRole('textbox', { name: /^Heading of column 2/ }))
  await userEvent.paste('Foot, cm\tUK\n22.8\t4\n23.5\t5\n')
  expect(screen.getByRole('textbox', { name: /^Heading of column 2/ })).toHaveValue('Foot, cm')
  expect(screen.getByRole('textbox', { name: /^Heading of column 3/ })).toHaveValue('UK')
  expect(cell('UK', 2)).toHaveValue('5')
  expect(screen.queryByText(/did not fit/)).toBeNull()
  await userEvent.click(cell('EU', 1))
  await userEvent.paste('1\t2\t3\t4\t5\t6\t7\t8\t9\t10\n'.repeat(300))
  expect(screen.getByText(/did not fit/)).toHaveTextContent(
    '2 columns and 240 rows did not fit: a chart has at most 8 columns and 60 rows.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete row 60' }))
  expect(screen.queryByText(/did not fit/)).toBeNull()
})

test('adding and deleting rows and columns keeps the focus nearby', async () => {
  const transport = fakeTransport({ [READ]: chart(), [UPDATE]: chart({ revision: 6 }) })
  await atDesk({ at: '/desk/size-charts/2', transport, Page: () => <SizeChartPage id={2} /> })
  await userEvent.click(screen.getByRole('button', { name: 'Add a row below row 1' }))
  expect(cell('EU', 2)).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Delete row 2' }))
  expect(cell('EU', 1)).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Add a column' }))
  expect(screen.getByRole('textbox', { name: /^Heading of column 3/ })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Delete column 3' }))
  await userEvent.type(cell('Foot', 1), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. The store shows it now.')).toBeVisible()
  expect(transport.callsOf(UPDATE)[0]).toMatchObject({
    params: { id: 2 },
    query: { revision: 5 },
    body: { rows: [['36', '22.85']] },
  })
})

test('a stale change is reported, and the typed cell stays until the colleague’s is taken', async () => {
  const transport = fakeTransport({ [READ]: chart(), [UPDATE]: refusal('STALE') })
  await atDesk({ at: '/desk/size-charts/2', transport, Page: () => <SizeChartPage id={2} /> })
  await userEvent.type(cell('Foot', 1), '5')
  transport.answer(READ, chart({ rows: [['36', '23']], revision: 6 }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/A colleague has changed it/)).toBeVisible()
  expect(cell('Foot', 1)).toHaveValue('22.85')
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
  expect(cell('Foot', 1)).toHaveValue('23')
})

test('a chart in use cannot be deleted, and names its products', async () => {
  await atDesk({
    at: '/desk/size-charts/2',
    transport: fakeTransport({
      [READ]: chart({
        goods: { retail: 1, special: 0, wholesale: 1 },
        shown_by: [
          { id: 1, name: inAll('Mules') },
          { id: 2, name: inAll('Boots') },
        ],
      }),
    }),
    Page: () => <SizeChartPage id={2} />,
  })
  const remove = screen.getByRole('button', { name: 'Delete' })
  expect(remove).toBeDisabled()
  expect(remove).toHaveAccessibleDescription(
    /Only a size chart that no product uses.*2\sproducts: Mules, Boots/,
  )
})

test('a chart that came into use meanwhile is not deleted, and names its products', async () => {
  const inUse = { path: ['goods'], code: 'in_use', params: { count: 4, names: 'Mules, Boots' } }
  await atDesk({
    at: '/desk/size-charts/2',
    transport: fakeTransport({ [READ]: chart(), [REMOVE]: refusal('INVALID', { issues: [inUse] }) }),
    Page: () => <SizeChartPage id={2} />,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('4 products: Mules, Boots')).toBeVisible()
})

const IN_USE = {
  rows: [
    ['36', '22.8'],
    ['37', '23.5'],
    ['38', '24.2'],
  ],
  sizes_in_use: [
    { size: '36', goods: 2 },
    { size: '45', goods: 1 },
  ],
}

test('a row with a size in use is deleted after a question, and another one at once', async () => {
  const transport = fakeTransport({ [READ]: chart(IN_USE) })
  await atDesk({ at: '/desk/size-charts/2', transport, Page: () => <SizeChartPage id={2} /> })
  await userEvent.click(screen.getByRole('button', { name: 'Delete row 3' }))
  expect(cell('EU', 2)).toHaveFocus()
  expect(screen.queryByText(/^Products are made in sizes/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Delete row 1' }))
  expect(screen.getByText(/^Delete the row of size 36\? 2\sproducts are made in it/)).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(screen.getByRole('button', { name: 'Delete row 1' })).toHaveFocus()
  expect(cell('EU', 1)).toHaveValue('36')
  await userEvent.click(screen.getByRole('button', { name: 'Delete row 1' }))
  const [sure] = screen.getAllByRole('button', { name: 'Delete' })
  await userEvent.click(sure!)
  expect(cell('EU', 1)).toHaveValue('37')
  expect(cell('EU', 1)).toHaveFocus()
  expect(screen.getByText('Products are made in sizes that the chart will no longer have')).toBeVisible()
  expect(screen.getByText('36 (2 products)')).toBeVisible()
})

test('an overwritten size in use is reported, and deleting the column of sizes asks first', async () => {
  const transport = fakeTransport({ [READ]: chart(IN_USE) })
  await atDesk({ at: '/desk/size-charts/2', transport, Page: () => <SizeChartPage id={2} /> })
  await userEvent.type(cell('EU', 1), '.5')
  expect(screen.getByText('36 (2 products)')).toBeVisible()
  await userEvent.type(cell('EU', 1), '{Backspace}{Backspace}')
  expect(screen.queryByText('36 (2 products)')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Delete column 1' }))
  expect(screen.getByText(/^Delete the column with the sizes\?/)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText(/^Delete the column with the sizes\?/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete column 1' })).toHaveFocus()
})

test('a row added for the next size is still there after a look into the spreadsheet', async () => {
  const transport = fakeTransport({ [READ]: () => chart() })
  await atDesk({ at: '/desk/size-charts/2', transport, Page: () => <SizeChartPage id={2} /> })
  await userEvent.click(await screen.findByRole('textbox', { name: 'EU, row 1' }))
  await userEvent.keyboard('{Enter}')
  expect(cell('EU', 2)).toHaveFocus()
  await comeBack()
  await waitFor(() => expect(transport.callsOf(READ)).toHaveLength(2))
  await userEvent.keyboard('37')
  expect(cell('EU', 2)).toHaveValue('37')
})
