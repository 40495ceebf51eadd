import { issuesOf, type Issue } from '@shyrdak/sdk/contract'
import { NewStock, type StockRow } from '@shyrdak/sdk/management'
import type { Checked, WrongFields } from '../form/use-desk-form.ts'

/** A row of stock as it was read, and what stands in its field. */
export interface StockEntry {
  readonly row: StockRow
  readonly typed: string
  /** How many there were before somebody else changed it; null while nobody has. */
  readonly before: number | null
  /** A colleague has removed this colour or size in the meantime. */
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

/** Pieces as somebody types them; NaN for what is no whole number, undefined for nothing. */
function itemsOf(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '')
  if (text === '') return undefined
  return /^\d{1,12}$/.test(text) ? Number(text) : NaN
}

/** Whether it is counted anew here. */
export const isRecounted = ({ row, typed }: StockEntry): boolean => itemsOf(typed) !== row.quantity

/** Whether it waits to be saved. What is gone cannot be. */
export const isStockChanged = (entry: StockEntry): boolean => !entry.isGone && isRecounted(entry)

/** What is sent to be set: the rows that were changed, or what is wrong with them by `stockKey`. */
export function stockToSend(form: StockForm): Checked<NewStock> {
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

/** What is wrong with the rows that were sent, by `stockKey`. */
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
 * The form over what the store has by now. What was typed stays; what was not is what the store says. A row whose
 * pieces somebody else changed says how many there were `before`, and one that they removed stays where it was, as gone.
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

/** Colours of which sizes are gone; of some nothing is left. */
export const goneColors = (form: StockForm) =>
  [...Map.groupBy(form, ({ row }) => row.variation_id).values()].flatMap((entries) => {
    const gone = entries.filter(({ isGone }) => isGone).map(({ row }) => row)
    return gone.slice(0, 1).map(({ color_name }) => ({
      name: color_name,
      sizes: gone.map(({ size }) => size),
      isWhole: gone.length === entries.length,
    }))
  })
