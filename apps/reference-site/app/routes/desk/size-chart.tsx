import type { Route } from './+types/size-chart.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { SizeChartPage } from '../../desk/size-charts/chart-page.tsx'

export const meta = deskListMeta('size-charts')

export default function DeskSizeChartPage({ params }: Route.ComponentProps) {
  return <SizeChartPage id={Number(params.id)} />
}
