import {
  ORDER_FILE_COLUMNS,
  WHOLESALE_LINES,
  type OrderFileColumn,
  type OrderFileItem,
  type OrderFileLine,
  type readOrderFile,
} from '@shyrdak/sdk/contract'
import { tierCounts, tierGroup, tierOf } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { refuseField } from '#platform/refusal.ts'
import { priceRequest } from '../goods/price-request.ts'
import { brand } from '../tables.ts'
import { checkLine, wholeNumber, type KnownGoods, type LineText } from './check-line.ts'
import { findColumns } from './find-columns.ts'
import { readTable } from './read-table.ts'
import { someSoldGoods } from './sold-goods.ts'

/** Cell texts are cut to this length for display. */
const TEXT_LENGTH = 200

/**
 * Reads an order from a price list with counts and checks each line. Rows without a count are skipped.
 * @throws INVALID on `file` when it is not such a table, or has more lines than an order may have
 */
export async function checkOrderFile(
  { body: file, principal, language }: Call<typeof readOrderFile>,
  context: AppContext,
): Promise<{ lines: OrderFileLine[] }> {
  const { rows, formulas } = await readTable(file)
  const { head, places } = findColumns(rows)
  /** The first order column with a formula in the row. Formulas in other columns do not matter. */
  const formulaIn = (row: number) =>
    ORDER_FILE_COLUMNS.find((column) => formulas.get(row)?.has(places.get(column) ?? -1))
  const wanted = rows.flatMap((cells, place) => {
    const text = textsOf(cells, places)
    const row = place + 1
    const formula = formulaIn(row)
    const isWanted =
      place > head && (text.count !== '' || formula === 'count') && text.article + text.count !== ''
    return isWanted ? [{ row, text, formula }] : []
  })
  if (wanted.length === 0) throw refuseField(['file', 'count'], 'required')
  if (wanted.length > WHOLESALE_LINES)
    throw refuseField(['file'], 'too_big', { max: WHOLESALE_LINES, of: 'lines' })

  const ids = [...new Set(wanted.flatMap(({ text }) => wholeNumber(text.article) ?? []))]
  const request = await priceRequest(context, principal)
  const [goods, logos] = await Promise.all([
    someSoldGoods(
      context.db,
      request,
      ids.filter((id) => id > 0 && id < 2 ** 31),
    ),
    context.db
      .select({ id: brand.id, name: brand.name })
      .from(brand)
      .where(eq(brand.companyId, principal.company.id)),
  ])
  const known = { goods: new Map(goods.map((one) => [one.entry.id, one])), logos, language }
  return { lines: withReachedPrices(checkLines(wanted, known)) }
}

function textsOf(cells: readonly string[], places: ReadonlyMap<OrderFileColumn, number>): LineText {
  const pairs = ORDER_FILE_COLUMNS.map((column) => {
    const place = places.get(column)
    return [column, place === undefined ? '' : (cells[place] ?? '').trim().slice(0, TEXT_LENGTH)] as const
  })
  return Object.fromEntries(pairs) as LineText // a pair for each of the columns
}

interface WantedLine {
  row: number
  text: LineText
  formula: OrderFileColumn | undefined
}

function checkLines(wanted: readonly WantedLine[], known: KnownGoods): OrderFileLine[] {
  const rowOf = new Map<string, number>()
  /** Pieces of a size taken by the lines so far: lines that differ in logo or sole share its stock. */
  const taken = new Map<string, number>()
  return wanted.map(({ row, text, formula }) => {
    // The value of a formula is whatever the spreadsheet saved, possibly nothing.
    if (formula) return refused(row, text, { column: formula, code: 'formula' })
    const checked = checkLine(text, known, taken)
    if (!checked.item) return { row, text, ...checked }
    const first = rowOf.get(keyOf(checked.item))
    if (first !== undefined) return refused(row, text, { column: 'article', code: 'duplicate', limit: first })
    rowOf.set(keyOf(checked.item), row)
    const { size, count } = checked.item
    taken.set(size.id, (taken.get(size.id) ?? 0) + count)
    return { row, text, ...checked }
  })
}

const refused = (
  row: number,
  text: LineText,
  problem: Pick<OrderFileLine['problems'][number], 'column' | 'code'> & { limit?: number },
): OrderFileLine => ({ row, text, item: null, problems: [{ known: [], limit: null, ...problem }] })

const keyOf = ({ variation_id, size, sole, brand: logo, sole_brand }: OrderFileItem): string =>
  JSON.stringify([variation_id, size.name, sole?.id, logo?.id, sole_brand?.id])

/** Refuses lines whose total count does not reach the lowest tier of their prices. */
function withReachedPrices(lines: readonly OrderFileLine[]): OrderFileLine[] {
  const tiered = ({ reyestr_id, sole, count }: OrderFileItem) => ({
    reyestr_id,
    sole_id: sole?.id ?? null,
    count,
  })
  const counts = tierCounts(lines.flatMap(({ item }) => (item ? [tiered(item)] : [])))
  return lines.map((line) => {
    if (!line.item) return line
    const { prices } = line.item
    const reached = counts.get(tierGroup(tiered(line.item))) ?? 0
    if (tierOf(prices, reached)) return line
    const limit = Math.min(...prices.map(({ from_count }) => from_count))
    return refused(line.row, line.text, { column: 'count', code: 'too_small', limit })
  })
}
