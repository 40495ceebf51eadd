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
  pasteTable,
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

test('a chart is sent trimmed and without empty rows', () => {
  const form = addRow(typeCell(CHART, 0, 1, ' 22.8 '), 1)
  expect(chartToSend(form).body).toEqual(CHART)
  expect(chartChanges(form, CHART)).toBe(0)
})

test('each edited text, cell, column and row is a change', () => {
  expect(chartChanges(typeCell(CHART, 0, 1, '23'), CHART)).toBe(1)
  expect(chartChanges(typeColumn(CHART, 1, 'en', 'cm'), CHART)).toBe(1)
  expect(chartChanges({ ...CHART, title: { ...CHART.title, ru: 'Дамы' } }, CHART)).toBe(1)
  expect(chartChanges(removeRow(CHART, 0), CHART)).toBe(1)
})

test('issues are named by the row where they were typed', () => {
  const rows = typeCell(typeCell(addRow(CHART, 1), 1, 1, '23'), 2, 0, ' 36')
  const { wrong } = chartToSend(typeColumn(rows, 1, 'en', ' '))
  expect([...(wrong ?? [])].map(([key, { code }]) => [key, code])).toEqual([
    ['columns.1.en', 'required'],
    ['rows.1.0', 'required'],
    ['rows.2.0', 'duplicate'],
  ])
})

test('an empty chart lacks its name and rows', () => {
  const { wrong } = chartToSend(NO_CHART)
  expect([...(wrong?.keys() ?? [])]).toEqual(['title.en', 'title.ru', 'title.kg', 'rows'])
  expect(chartToSend(addColumn(CHART)).wrong?.has('columns.2.kg')).toBe(true)
})

test('removing a column removes its cells', () => {
  expect(removeColumn(CHART, 0)).toMatchObject({ columns: [inAll('Foot')], rows: [['22.8'], ['23.5']] })
})

const NONE_LEFT = { columns: 0, rows: 0 }

test('a pasted table fills the cells to the right and below, and adds columns and rows', () => {
  const cells = copiedCells('37\t23.5\t4\r\n38\t24.2\t5\r\n39\t24.8\t6\r\n')
  expect(cells).toHaveLength(3)
  const { form, left } = pasteCells(CHART, { row: 1, column: 0 }, cells)
  expect(form.columns).toEqual([...CHART.columns, { en: '', ru: '', kg: '' }])
  expect(form.rows).toEqual([
    ['36', '22.8', ''],
    ['37', '23.5', '4'],
    ['38', '24.2', '5'],
    ['39', '24.8', '6'],
  ])
  expect(left).toEqual(NONE_LEFT)
})

test('empty lines and columns of a pasted table are ignored', () => {
  const cells = copiedCells('\t\t\n37\t23.5\t\n\n\t\t\n38\t\t\n')
  const { form, left } = pasteCells(CHART, { row: 1, column: 0 }, cells)
  expect(form.columns).toHaveLength(2)
  expect(form.rows).toEqual([
    ['36', '22.8'],
    ['37', '23.5'],
    ['38', ''],
  ])
  expect(left).toEqual(NONE_LEFT)
})

test('a pasted table that is too large reports how much did not fit', () => {
  const line = Array.from({ length: 9 }, (_, column) => String(column)).join('\t')
  const many = copiedCells(`${line}\n`.repeat(300))
  const { form, left } = pasteCells(CHART, { row: 1, column: 1 }, many)
  expect(form.columns).toHaveLength(8)
  expect(form.rows).toHaveLength(60)
  expect(form.rows.every((row) => row.length === 8)).toBe(true)
  expect(left).toEqual({ columns: 2, rows: 241 })
})

test('the first line of a table pasted into a heading becomes headings in the shown language', () => {
  const table = copiedCells('Стопа\t\tUK\n22,5\t\t4\n23\t\t5\n24\t\t6\n')
  const { form, left } = pasteTable(CHART, { column: 1, language: 'ru' }, table)
  expect(form.columns).toEqual([
    CHART.columns[0],
    { ...inAll('Foot'), ru: 'Стопа' },
    { en: '', ru: '', kg: '' },
    { en: '', ru: 'UK', kg: '' },
  ])
  expect(form.rows).toEqual([
    ['36', '22,5', '', '4'],
    ['37', '23', '', '5'],
    ['', '24', '', '6'],
  ])
  expect(left).toEqual(NONE_LEFT)
  const wide = copiedCells('1\t2\t3\t4\t5\t6\t7\t8\t9\n1')
  expect(pasteTable(CHART, { column: 0, language: 'en' }, wide).left).toEqual({ columns: 1, rows: 0 })
})
