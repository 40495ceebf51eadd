import type { SizeChart } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { sizeChart, sizeChartRow } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'

/** @throws NOT_FOUND */
export async function readSizeChart({ db }: Pick<AppContext, 'db'>, id: number): Promise<SizeChart> {
  const [chart] = await db.select(sizeChartRow).from(sizeChart).where(eq(sizeChart.id, id))
  if (!chart) throw refuse('NOT_FOUND', { message: 'There is no such size chart.' })
  return chart
}
