import type { Route } from './+types/size-chart.ts'
import { SizeChartPage } from '#desk/size-charts/chart-page.tsx'

export default function DeskSizeChartPage({ params }: Route.ComponentProps) {
  return <SizeChartPage id={Number(params.id)} />
}
