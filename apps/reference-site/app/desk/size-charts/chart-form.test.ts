import { expect, test } from 'vitest'
import {
  addColumn,
  addRow,
  chartChanges,
  chartFormOf,
  chartToSend,
  copiedCells,
  NO_CHART,
  pasteCells,
  removeColumn,
  removeRow,
  typeCell,
  typeColumn,
} from './chart-form.ts'

const inAll = (text: string) => ({ en: text, ru: `${text} ru`, kg: `${text} kg` })
const CHART = chartFormOf({
  title: inAll('Women'),
  note: { en: '', ru: '', kg: '' },
  columns: [inAll('EU'), inAll('Foot')],
  rows: [
    ['36', '22.8'],
    ['37', '23.5'],
  ],
})

test('a chart is sent without the room around its cells and without rows that say nothing', () => {
  const form = addRow(typeCell(CHART, 0, 1, ' 22.8 '), 1)
  expect(chartToSend(form).body).toEqual(CHART)
  expect(chartChanges(form, CHART)).toBe(0)
})

test('each text, column and row that is typed is a change', () => {
  expect(chartChanges(typeCell(CHART, 0, 1, '23'), CHART)).toBe(1)
  expect(chartChanges(typeColumn(CHART, 1, 'en', 'cm'), CHART)).toBe(1)
  expect(chartChanges({ ...CHART, title: { ...CHART.title, ru: 'Дамы' } }, CHART)).toBe(1)
  expect(chartChanges(removeRow(CHART, 0), CHART)).toBe(1)
})

test('what is wrong is told at the row where it was typed', () => {
  const rows = typeCell(typeCell(addRow(CHART, 1), 1, 1, '23'), 2, 0, ' 36')
  const { wrong } = chartToSend(typeColumn(rows, 1, 'en', ' '))
  expect([...(wrong ?? [])].map(([key, { code }]) => [key, code])).toEqual([
    ['columns.1.en', 'required'],
    ['rows.1.0', 'required'],
    ['rows.2.0', 'duplicate'],
  ])
})

test('a chart that nobody has filled lacks its name and rows', () => {
  const { wrong } = chartToSend(NO_CHART)
  expect([...(wrong?.keys() ?? [])]).toEqual(['title.en', 'title.ru', 'title.kg', 'rows'])
  expect(chartToSend(addColumn(CHART)).wrong?.has('columns.2.kg')).toBe(true)
})

test('a column takes its cells with it', () => {
  expect(removeColumn(CHART, 0)).toMatchObject({ columns: [inAll('Foot')], rows: [['22.8'], ['23.5']] })
})

test('a table from a spreadsheet fills the cells to the right and below, and adds rows for itself', () => {
  const cells = copiedCells('37\t23.5\t4\r\n38\t24.2\t5\r\n39\t24.8\t6\r\n')
  expect(cells).toHaveLength(3)
  expect(pasteCells(CHART, { row: 1, column: 0 }, cells).rows).toEqual([
    ['36', '22.8'],
    ['37', '23.5'],
    ['38', '24.2'],
    ['39', '24.8'],
  ])
  const many = copiedCells(Array.from({ length: 90 }, (_, row) => String(row)).join('\n'))
  expect(pasteCells(CHART, { row: 0, column: 0 }, many).rows).toHaveLength(60)
})
