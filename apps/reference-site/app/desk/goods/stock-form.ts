import { issuesOf, type Issue } from '@shyrdak/sdk/contract'
import { NewStock, type StockRow } from '@shyrdak/sdk/management'
import type { CheckedForm, WrongFields } from '../form/use-desk-form.ts'

/** The form state of a row of stock. */
export interface StockEntry {
  readonly row: StockRow
  readonly typed: string
  /** The quantity before somebody else changed it; null when nobody did. */
  readonly before: number | null
  /** Whether a colleague removed this colour or size. */
  readonly isGone: boolean
}

export type StockForm = readonly StockEntry[]

export const stockKey = ({ variation_id, size }: Pick<StockRow, 'variation_id' | 'size'>): string =>
  `${variation_id}:${size}`

const entryOf = (row: StockRow): StockEntry => ({
  row,
  typed: String(row.quantity),
  before: null,
  isGone: false,
})

export const stockForm = (stock: readonly StockRow[]): StockForm => stock.map(entryOf)

export const typeStock = (form: StockForm, key: string, typed: string): StockForm =>
  form.map((entry) => (stockKey(entry.row) === key ? { ...entry, typed } : entry))

/** Parses a quantity. Returns NaN when it is not a whole number, undefined for an empty field. */
function itemsOf(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '')
  if (text === '') return undefined
  return /^\d{1,12}$/.test(text) ? Number(text) : NaN
}

/** Whether the quantity was edited here. */
export const isRecounted = ({ row, typed }: StockEntry): boolean => itemsOf(typed) !== row.quantity

/** Whether the row has unsaved changes. A removed row cannot be saved. */
export const isStockChanged = (entry: StockEntry): boolean => !entry.isGone && isRecounted(entry)

/** Returns the request body with the changed rows, or the errors by `stockKey`. */
export function stockToSend(form: StockForm): CheckedForm<NewStock> {
  const changed = form.filter(isStockChanged)
  const items = changed.map(({ row: { variation_id, size, revision }, typed }) => ({
    variation_id,
    size,
    revision,
    quantity: itemsOf(typed),
  }))
  const parsed = NewStock.safeParse({ items })
  if (parsed.success) return { body: parsed.data, wrong: null }
  return { body: null, wrong: stockIssues(form, issuesOf(parsed.error, { items })) }
}

/** Maps the issues of the sent rows by `stockKey`. */
export function stockIssues(form: StockForm, issues: readonly Issue[]): WrongFields {
  const sent = form.filter(isStockChanged)
  const wrong = new Map<string, Issue>()
  for (const issue of issues) {
    const entry = sent[Number(issue.path[1])]
    if (entry) wrong.set(stockKey(entry.row), issue)
  }
  return wrong
}

/**
 * Rebases the form onto the stored rows: edited quantities stay, all others become the stored ones. A row
 * changed by somebody else keeps the former quantity in `before`; a row they removed stays in place, marked
 * as gone.
 */
export function renewStock(form: StockForm, stock: readonly StockRow[]): StockForm {
  const known = new Map(form.map((entry) => [stockKey(entry.row), entry]))
  const rows = new Set(stock.map(stockKey))
  const gone = form.filter(({ row }) => !rows.has(stockKey(row)))
  const renewed = stock.map((row) => {
    const entry = known.get(stockKey(row))
    if (!entry) return entryOf(row)
    const before = entry.before ?? entry.row.quantity
    const isAnnounced = entry.before !== null || entry.row.revision !== row.revision
    return {
      row,
      typed: isRecounted(entry) ? entry.typed : String(row.quantity),
      before: isAnnounced && before !== row.quantity ? before : null,
      isGone: false,
    }
  })
  return [...renewed, ...gone.map((entry) => ({ ...entry, before: null, isGone: true }))]
}

/** Returns the colours with removed sizes, and whether the whole colour is gone. */
export const goneColors = (form: StockForm) =>
  [...Map.groupBy(form, ({ row }) => row.variation_id).values()].flatMap((entries) => {
    const gone = entries.filter(({ isGone }) => isGone).map(({ row }) => row)
    return gone.slice(0, 1).map(({ color_name }) => ({
      name: color_name,
      sizes: gone.map(({ size }) => size),
      isWhole: gone.length === entries.length,
    }))
  })
