import { deskListMeta } from '../../desk/desk-meta.ts'
import { NewSizeChartPage } from '../../desk/size-charts/new-chart.tsx'

export const meta = deskListMeta('size-charts')

export default function DeskNewSizeChartPage() {
  return <NewSizeChartPage />
}
