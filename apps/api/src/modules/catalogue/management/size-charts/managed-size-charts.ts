import type { Paginated } from '@shyrdak/sdk/contract'
import type { ManagedSizeChart, SizeChartRow } from '@shyrdak/sdk/management'
import { asc, eq, sql } from 'drizzle-orm'
import { pageOfList, type PageRequest } from '#platform/paging/page-of-list.ts'
import type { Database } from '#platform/sql/database.ts'
import { rowNotFound } from '#platform/sql/lock-row.ts'
import { sizeChart } from '../../tables.ts'
import { goodsCounts } from '../goods-counts.ts'

const SHOWING = sql`select size_chart_id as id, market, count(*)::int as count
  from (
    select size_chart_id, 'retail' as market from retail_product
    union all select size_chart_id, 'wholesale' from wholesale_product) as goods
  where size_chart_id is not null group by size_chart_id, market`

/** A page of the store's size charts, in the order in which they were made. */
export async function listSizeCharts(db: Database, list: PageRequest): Promise<Paginated<SizeChartRow>> {
  const charts = await db
    .select({ id: sizeChart.id, title: sizeChart.title, rows: sizeChart.rows })
    .from(sizeChart)
    .orderBy(asc(sizeChart.id))
    .limit(list.perPage)
    .offset((list.page - 1) * list.perPage)
  const goodsWith = await goodsCounts(db, SHOWING)
  const rows = charts.map(({ id, title, rows: cells }) => ({
    id,
    title,
    sizes: cells.map(([size = '']) => size),
    goods: goodsWith(id),
  }))
  return pageOfList(list, await db.$count(sizeChart), rows)
}

/** @throws NOT_FOUND */
export async function managedSizeChart(db: Database, id: number): Promise<ManagedSizeChart> {
  const [chart] = await db.select().from(sizeChart).where(eq(sizeChart.id, id))
  if (!chart) throw rowNotFound('size chart')
  const goodsWith = await goodsCounts(db, SHOWING)
  return { ...chart, goods: goodsWith(id) }
}
