import { issuesOf, LANGUAGES, type Issue, type Language } from '@shyrdak/sdk/contract'
import {
  NewSizeChart,
  SIZE_CHART_LIMITS,
  sizeChartIssues,
  type ManagedSizeChart,
} from '@shyrdak/sdk/management'
import { trimInvisible } from '@shyrdak/sdk/rules'
import { changedRows } from '../form/changed-rows.ts'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import type { CheckedForm, WrongFields } from '../form/use-desk-form.ts'

type Row = readonly string[]

/** The form state of a size chart. */
export interface ChartForm {
  readonly title: Texts
  readonly note: Texts
  /** The headings of the columns. */
  readonly columns: readonly Texts[]
  /** Each row has one cell per column. */
  readonly rows: readonly Row[]
}

const emptyRow = ({ columns }: Pick<ChartForm, 'columns'>): Row => columns.map(() => '')

const COLUMNS: readonly Texts[] = [
  { en: 'EU', ru: 'EU', kg: 'EU' },
  { en: 'Foot, cm', ru: 'Стопа, см', kg: 'Таман, см' },
]

/** The initial form, with columns for shoes, as in most charts. */
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
/** The cells of non-empty rows. */
const cellsOf = ({ rows }: ChartForm) =>
  rows.filter(isFilled).map((row) => row.map((cell) => cell.trim()).join('\t'))

/** Counts the changed texts, columns and rows, ignoring surrounding whitespace. */
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

/** Inserts an empty row. */
export const addRow = (form: ChartForm, place: number): ChartForm => ({
  ...form,
  rows: form.rows.toSpliced(place, 0, emptyRow(form)),
})

export const removeRow = (form: ChartForm, place: number): ChartForm => ({
  ...form,
  rows: form.rows.toSpliced(place, 1),
})

/** The sizes in a chart. */
const sizesIn = ({ rows }: ChartForm) => new Set(rows.map(([size = '']) => size.trim()))

/** Returns the sizes in use that were in the stored chart and are missing now. */
export function lostSizes<InUse extends { readonly size: string }>(
  form: ChartForm,
  before: ChartForm,
  inUse: readonly InUse[],
): InUse[] {
  const [now, had] = [sizesIn(form), sizesIn(before)]
  return inUse.filter(({ size }) => had.has(size) && !now.has(size))
}

/** Parses a copied table: lines with tab-separated cells, as spreadsheets copy them. Skips empty lines. */
export const copiedCells = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter(isFilled)

/** The form after pasting a table, and how many columns and rows exceeded the chart's limits. */
export interface PastedTable {
  readonly form: ChartForm
  readonly left: { readonly columns: number; readonly rows: number }
}

/** The number of columns needed for cells from a column on. Trailing empty cells do not count. */
const widthOf = (column: number, cells: readonly Row[]) =>
  column + Math.max(0, ...cells.map((row) => row.findLastIndex((cell) => cell !== '') + 1))

/** Adds columns up to a width, within the limit. */
const widened = (form: ChartForm, width: number): ChartForm =>
  form.columns.length < Math.min(width, SIZE_CHART_LIMITS.columns) ? widened(addColumn(form), width) : form

const beyond = (length: number, limit: number) => Math.max(0, length - limit)

/** Pastes cells from a position on, to the right and down. Adds columns and rows up to the limits. */
export function pasteCells(
  form: ChartForm,
  at: { row: number; column: number },
  cells: readonly Row[],
): PastedTable {
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
 * Pastes a table with headings from a column on. Its first line becomes the headings in one language, the
 * others the first rows. Empty headings leave existing ones unchanged.
 */
export function pasteTable(
  form: ChartForm,
  at: { column: number; language: Language },
  table: readonly Row[],
): PastedTable {
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

/** Omits empty rows. */
const sentOf = (form: ChartForm) => ({ ...form, rows: form.rows.filter(isFilled) })

/** Maps issues by their path, such as `rows.2.0`. The row index counts empty rows too, which are not sent. */
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

/** Returns the request body, or the errors by field. */
export function chartToSend(form: ChartForm): CheckedForm<NewSizeChart> {
  const sent = sentOf(form)
  const parsed = NewSizeChart.safeParse(sent)
  const issues = [
    ...(parsed.success ? [] : issuesOf(parsed.error, sent)),
    ...sizeChartIssues({ columns: sent.columns, rows: sent.rows.map((row) => row.map(trimInvisible)) }),
  ]
  if (parsed.success && issues.length === 0) return { body: parsed.data, wrong: null }
  return { body: null, wrong: chartWrong(form, issues) }
}
