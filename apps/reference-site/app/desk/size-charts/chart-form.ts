import { issuesOf, LANGUAGES, type Issue, type Language } from '@shyrdak/sdk/contract'
import {
  NewSizeChart,
  SIZE_CHART_LIMITS,
  sizeChartIssues,
  type ManagedSizeChart,
} from '@shyrdak/sdk/management'
import { seenText } from '@shyrdak/sdk/rules'
import { changedRows } from '../form/changed-rows.ts'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import type { Checked, WrongFields } from '../form/use-desk-form.ts'

type Row = readonly string[]

/** A size chart as it is typed. */
export interface ChartForm {
  readonly title: Texts
  readonly note: Texts
  /** The headings of the columns. */
  readonly columns: readonly Texts[]
  /** Each has as many cells as there are columns. */
  readonly rows: readonly Row[]
}

const emptyRow = ({ columns }: Pick<ChartForm, 'columns'>): Row => columns.map(() => '')

const COLUMNS: readonly Texts[] = [
  { en: 'EU', ru: 'EU', kg: 'EU' },
  { en: 'Foot, cm', ru: 'Стопа, см', kg: 'Таман, см' },
]

/** A chart that nobody has filled yet: most are of shoes. */
export const NO_CHART: ChartForm = {
  title: NO_TEXTS,
  note: NO_TEXTS,
  columns: COLUMNS,
  rows: Array.from({ length: 3 }, () => emptyRow({ columns: COLUMNS })),
}

export const chartFormOf = ({
  title,
  note,
  columns,
  rows,
}: Pick<ManagedSizeChart, keyof ChartForm>): ChartForm => ({ title, note, columns, rows })

const trimmed = (text: Texts): string => LANGUAGES.map((language) => text[language].trim()).join('\n')
const isFilled = (row: Row) => row.some((cell) => cell.trim() !== '')
/** What is in the rows that say something. */
const cellsOf = ({ rows }: ChartForm) =>
  rows.filter(isFilled).map((row) => row.map((cell) => cell.trim()).join('\t'))

/** How many texts, columns and rows differ by more than the room around them. */
export const chartChanges = (form: ChartForm, before: ChartForm): number =>
  LANGUAGES.filter((language) => form.title[language].trim() !== before.title[language].trim()).length +
  LANGUAGES.filter((language) => form.note[language].trim() !== before.note[language].trim()).length +
  changedRows(form.columns.map(trimmed), before.columns.map(trimmed)) +
  changedRows(cellsOf(form), cellsOf(before))

export const typeColumn = (form: ChartForm, place: number, language: Language, text: string): ChartForm => ({
  ...form,
  columns: form.columns.map((column, at) => (at === place ? { ...column, [language]: text } : column)),
})

export const typeCell = (form: ChartForm, row: number, column: number, text: string): ChartForm => ({
  ...form,
  rows: form.rows.map((cells, at) =>
    at === row ? cells.map((cell, place) => (place === column ? text : cell)) : cells,
  ),
})

export const addColumn = (form: ChartForm): ChartForm => ({
  ...form,
  columns: [...form.columns, NO_TEXTS],
  rows: form.rows.map((row) => [...row, '']),
})

export const removeColumn = (form: ChartForm, place: number): ChartForm => ({
  ...form,
  columns: form.columns.filter((_, at) => at !== place),
  rows: form.rows.map((row) => row.filter((_, at) => at !== place)),
})

/** A form with an empty row at a place. */
export const addRow = (form: ChartForm, place: number): ChartForm => ({
  ...form,
  rows: form.rows.toSpliced(place, 0, emptyRow(form)),
})

export const removeRow = (form: ChartForm, place: number): ChartForm => ({
  ...form,
  rows: form.rows.toSpliced(place, 1),
})

/** The sizes that a chart is about. */
const sizesIn = ({ rows }: ChartForm) => new Set(rows.map(([size = '']) => size.trim()))

/** Sizes in which goods are made, that the chart had and has no more. */
export function lostSizes<InUse extends { readonly size: string }>(
  form: ChartForm,
  before: ChartForm,
  inUse: readonly InUse[],
): InUse[] {
  const [now, had] = [sizesIn(form), sizesIn(before)]
  return inUse.filter(({ size }) => had.has(size) && !now.has(size))
}

/** The cells of a copied table: lines of cells between tabs, as spreadsheets copy them, without those that say nothing. */
export const copiedCells = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter(isFilled)

/** A form with a table pasted into it, and how much of the table is beyond the limits of a chart. */
export interface Pasted {
  readonly form: ChartForm
  readonly left: { readonly columns: number; readonly rows: number }
}

/** How many columns a chart has with cells from a column on. Cells that are empty in every line say nothing at the end. */
const widthOf = (column: number, cells: readonly Row[]) =>
  column + Math.max(0, ...cells.map((row) => row.findLastIndex((cell) => cell !== '') + 1))

/** A form with so many columns at least, as far as the limit goes. */
const widened = (form: ChartForm, width: number): ChartForm =>
  form.columns.length < Math.min(width, SIZE_CHART_LIMITS.columns) ? widened(addColumn(form), width) : form

const beyond = (length: number, limit: number) => Math.max(0, length - limit)

/** Cells put in from one cell on, to the right and down; columns and rows are added for them up to the limits. */
export function pasteCells(
  form: ChartForm,
  at: { row: number; column: number },
  cells: readonly Row[],
): Pasted {
  const width = widthOf(at.column, cells)
  const wide = widened(form, width)
  const height = at.row + cells.length
  const length = Math.max(form.rows.length, Math.min(height, SIZE_CHART_LIMITS.rows))
  const rows = Array.from({ length }, (_, row) =>
    (wide.rows[row] ?? emptyRow(wide)).map(
      (cell, column) => cells[row - at.row]?.[column - at.column] ?? cell,
    ),
  )
  return {
    form: { ...wide, rows },
    left: {
      columns: beyond(width, SIZE_CHART_LIMITS.columns),
      rows: beyond(height, SIZE_CHART_LIMITS.rows),
    },
  }
}

/**
 * A table with its headings, put in from the heading of a column on: its first line are the headings in a language, and
 * the others are the first rows. A heading that it leaves empty stays as it is.
 */
export function pasteTable(
  form: ChartForm,
  at: { column: number; language: Language },
  table: readonly Row[],
): Pasted {
  const [headings = [], ...cells] = table
  const width = widthOf(at.column, table)
  const wide = widened(form, width)
  const columns = wide.columns.map((column, place) => {
    const heading = headings[place - at.column]
    return heading ? { ...column, [at.language]: heading } : column
  })
  const { form: filled, left } = pasteCells({ ...wide, columns }, { row: 0, column: at.column }, cells)
  return { form: filled, left: { ...left, columns: beyond(width, SIZE_CHART_LIMITS.columns) } }
}

/** Rows that say nothing are not sent. */
const sentOf = (form: ChartForm) => ({ ...form, rows: form.rows.filter(isFilled) })

/** By the whole path, `rows.2.0`, where rows that say nothing count too. */
export function chartWrong(form: ChartForm, issues: readonly Issue[]): WrongFields {
  const places = form.rows.flatMap((row, place) => (isFilled(row) ? [place] : []))
  return new Map(
    issues.map((issue) => {
      const [field, at, ...rest] = issue.path
      const path =
        field === 'rows' && at !== undefined ? [field, places[Number(at)] ?? at, ...rest] : issue.path
      return [path.join('.'), issue]
    }),
  )
}

/** What is sent, or what is wrong with it. */
export function chartToSend(form: ChartForm): Checked<NewSizeChart> {
  const sent = sentOf(form)
  const parsed = NewSizeChart.safeParse(sent)
  const issues = [
    ...(parsed.success ? [] : issuesOf(parsed.error, sent)),
    ...sizeChartIssues({ columns: sent.columns, rows: sent.rows.map((row) => row.map(seenText)) }),
  ]
  if (parsed.success && issues.length === 0) return { body: parsed.data, wrong: null }
  return { body: null, wrong: chartWrong(form, issues) }
}
