import type { Paginated } from '@shyrdak/sdk/contract'
import { managedSizeCharts, type ManagedSizeChart, type SizeChartRow } from '@shyrdak/sdk/management'
import { asc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import type { Database } from '#platform/sql/database.ts'
import { rowNotFound } from '#platform/sql/lock-row.ts'
import { product, sizeChart } from '../../tables.ts'
import { goodsCounts } from '../goods-counts.ts'
import { MAX_NAMES } from '../refuse-used.ts'

const PER_PAGE = 50

const SHOWING = sql`select size_chart_id as id, market, count(*)::int as count
  from (
    select size_chart_id, 'retail' as market from retail_product
    union all select size_chart_id, 'wholesale' from wholesale_product) as goods
  where size_chart_id is not null group by size_chart_id, market`

/** Returns the sizes of a chart: the first cell of each row. */
export const sizesOf = (rows: readonly (readonly string[])[]): string[] => rows.map(([size = '']) => size)

const shownBy = (id: number) => sql`(
  select product_id from retail_product where size_chart_id = ${id}
  union all select product_id from wholesale_product where size_chart_id = ${id})`

/** Returns a page of the store's size charts, sorted by id. */
export async function listSizeCharts(
  call: Pick<Call<typeof managedSizeCharts.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<SizeChartRow>> {
  const goodsWith = await goodsCounts(db, SHOWING)
  return listPage(managedSizeCharts.list, call, {
    perPage: PER_PAGE,
    rows: db
      .select({ id: sizeChart.id, title: sizeChart.title, rows: sizeChart.rows })
      .from(sizeChart)
      .orderBy(asc(sizeChart.id)),
    count: () => db.$count(sizeChart),
    present: ({ id, title, rows }) => ({ id, title, sizes: sizesOf(rows), goods: goodsWith(id) }),
  })
}

/** @throws NOT_FOUND */
export async function managedSizeChart(db: Database, id: number): Promise<ManagedSizeChart> {
  const [chart] = await db.select().from(sizeChart).where(eq(sizeChart.id, id))
  if (!chart) throw rowNotFound('size chart')
  const goodsWith = await goodsCounts(db, SHOWING)
  const named = await db
    .select({ id: product.id, name: product.name })
    .from(product)
    .where(sql`${product.id} in ${shownBy(id)}`)
    .orderBy(asc(product.id))
    .limit(MAX_NAMES)
  const sizes = await db.execute<{ size: string; goods: number }>(sql`
    select s.size, count(distinct v.product_id)::int as goods
    from stock s join variation v on v.id = s.variation_id
    where v.product_id in ${shownBy(id)} group by s.size order by min(s.position), s.size`)
  return { ...chart, goods: goodsWith(id), shown_by: named, sizes_in_use: sizes.rows }
}
