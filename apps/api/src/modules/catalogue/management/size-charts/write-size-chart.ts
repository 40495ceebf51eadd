import { SIZE_CHART_LIMITS, sizeChartIssues, type NewSizeChart } from '@shyrdak/sdk/management'
import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Intent } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { lockRow, type RowAt } from '#platform/sql/lock-row.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { plainLines, plainTexts } from '#platform/text/plain-lines.ts'
import { plainLine, unstorableTexts } from '#platform/text/plain-text.ts'
import { sizeChart } from '../../tables.ts'
import { sizeChartTag } from '../../tags.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

/**
 * Normalizes a chart for storage.
 * @throws INVALID with `invalid`, `required` or `duplicate` on a row or its first cell
 */
function plain({ title, note, columns, rows }: NewSizeChart): NewSizeChart {
  const unstorable = unstorableTexts(rows, ['rows'])
  if (unstorable.length > 0) throw refuse('INVALID', { issues: unstorable })
  const chart = {
    title: plainLines(title, ['title']),
    note: plainTexts(note, ['note']),
    columns: columns.map((column, place) => plainLines(column, ['columns', place])),
    rows: rows.map((row) => row.map(plainLine)),
  }
  const issues = sizeChartIssues(chart)
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return chart
}

/**
 * Creates a size chart, once per intent, and returns its id.
 * @throws INVALID; with `full` at the maximum number of charts; KEY_REUSED
 */
export function createSizeChart(
  { db }: Pick<AppContext, 'db'>,
  input: NewSizeChart,
  intent?: Intent,
): Promise<number> {
  const chart = plain(input)
  return transaction(db, (tx) => once(tx, intent, () => insertSizeChart(tx, chart)))
}

async function insertSizeChart(tx: Transaction, chart: NewSizeChart): Promise<number> {
  // Serializes the creation of charts because of their limit. Reading them is not blocked.
  await tx.execute(sql`lock table ${sizeChart} in share row exclusive mode`)
  const { charts } = SIZE_CHART_LIMITS
  if ((await tx.$count(sizeChart)) >= charts) throw refuseField(['title'], 'full', { max: charts })
  const made = onlyRow(
    await tx.insert(sizeChart).values(chart).returning({ id: sizeChart.id }),
    'insert into size_chart',
  )
  return made.id
}

/**
 * Updates a size chart. Cached pages of goods that show it are invalidated.
 * @throws NOT_FOUND, STALE, INVALID
 */
export async function updateSizeChart(
  { db }: Pick<AppContext, 'db'>,
  at: RowAt,
  input: NewSizeChart,
): Promise<void> {
  const chart = plain(input)
  await transaction(db, async (tx) => {
    await lockRow(tx, sizeChart, at, 'size chart')
    await tx.update(sizeChart).set(chart).where(eq(sizeChart.id, at.id))
    await bumpRevision(tx, [sizeChartTag(at.id)])
  })
}
