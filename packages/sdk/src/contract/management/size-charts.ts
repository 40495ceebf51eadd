import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import type { Issue } from '../errors.ts'
import { LocalizedText } from '../localized-text.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { SizeChart } from '../retail-catalogue/products.ts'
import { Revision } from '../revision.ts'
import { Id } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'
import { requiredTexts, texts } from '../texts.ts'
import { GoodsCounts } from './colors.ts'
import { Named } from './named.ts'

/** Maximum lengths of the texts of a size chart, in characters; per language, but cells are numbers. */
export const SIZE_CHART_LENGTHS = { title: 80, note: 500, column: 40, cell: 30 } as const
/** Maximum number of columns and rows of a size chart, and of charts in a store. */
export const SIZE_CHART_LIMITS = { columns: 8, rows: 60, charts: 300 } as const

const Cell = z.string().check(trimmed, z.maxLength(SIZE_CHART_LENGTHS.cell))

export const NewSizeChart = z.object({
  title: requiredTexts(SIZE_CHART_LENGTHS.title),
  /** How to measure; shown below the table. */
  note: texts(SIZE_CHART_LENGTHS.note),
  columns: z
    .array(requiredTexts(SIZE_CHART_LENGTHS.column))
    .check(z.minLength(1), z.maxLength(SIZE_CHART_LIMITS.columns)),
  /** Each row has one cell per column. The first cell is the size that the row describes. */
  rows: z
    .array(z.array(Cell).check(z.maxLength(SIZE_CHART_LIMITS.columns)))
    .check(z.minLength(1), z.maxLength(SIZE_CHART_LIMITS.rows)),
})
export type NewSizeChart = z.infer<typeof NewSizeChart>

interface ChartTable {
  readonly columns: readonly unknown[]
  readonly rows: readonly (readonly string[])[]
}

/** Returns the issues of a chart's rows: each needs a cell per column and a size that no other row has. */
export function sizeChartIssues({ columns, rows }: ChartTable): Issue[] {
  const seenSizes = new Set<string>()
  return rows.flatMap((row, place): Issue[] => {
    if (row.length !== columns.length) return [{ path: ['rows', place], code: 'invalid' }]
    const [size = ''] = row
    if (size === '') return [{ path: ['rows', place, 0], code: 'required' }]
    if (seenSizes.has(size)) return [{ path: ['rows', place, 0], code: 'duplicate' }]
    seenSizes.add(size)
    return []
  })
}

/** A size chart in a list: its title and the sizes that it covers. */
export const SizeChartRow = z.object({
  id: Id,
  title: LocalizedText,
  sizes: z.array(z.string()),
  goods: GoodsCounts,
})
export type SizeChartRow = z.infer<typeof SizeChartRow>

export const ManagedSizeChart = z.extend(SizeChart, {
  goods: GoodsCounts,
  /** The first of those goods by name. */
  shown_by: z.array(Named),
  /** The sizes of those goods, whether or not the chart has them, each with the number of goods. */
  sizes_in_use: z.array(z.object({ size: z.string(), goods: z.int() })),
  revision: Revision,
})
export type ManagedSizeChart = z.infer<typeof ManagedSizeChart>

const params = z.object({ id: Id })
const query = z.object({ revision: Revision })
const errors = { NOT_FOUND: {} }
const orStale = { ...errors, STALE: {} }

export const managedSizeCharts = {
  list: endpoint({
    method: 'GET',
    path: '/management/size-charts',
    summary: 'List size charts with the number of goods that show each.',
    access: managers,
    query: z.object(PageQuery),
    response: paginated(SizeChartRow),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/size-charts/:id',
    summary: 'Retrieve a size chart in every language.',
    access: managers,
    params,
    response: ManagedSizeChart,
    errors,
  }),
  create: endpoint({
    method: 'POST',
    path: '/management/size-charts',
    summary: 'Create a size chart, one per Idempotency-Key.',
    access: managers,
    body: NewSizeChart,
    response: ManagedSizeChart,
    // A repeated request finds nothing once its chart is deleted.
    errors: { NOT_FOUND: {}, KEY_REUSED: {} },
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/management/size-charts/:id',
    summary: 'Update a size chart at the given revision. Goods show it at once.',
    access: managers,
    params,
    query,
    body: NewSizeChart,
    response: ManagedSizeChart,
    errors: orStale,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/management/size-charts/:id',
    summary:
      'Delete a size chart at the given revision. One that goods show fails with the issue `in_use` on `goods`, with `count` and the first `names`.',
    access: managers,
    params,
    query,
    response: z.object({ id: Id }),
    errors: orStale,
  }),
}
