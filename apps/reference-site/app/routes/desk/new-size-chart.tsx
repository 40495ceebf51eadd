import { NewSizeChartPage } from '#desk/size-charts/new-chart.tsx'

export default function DeskNewSizeChartPage() {
  return <NewSizeChartPage />
}
