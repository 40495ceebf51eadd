import type { SizeChart } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { SizeChartTable } from '../product/size-chart-table.tsx'
import { usePageContext } from '../page/use-page-context.ts'

/** The size chart in a disclosure. */
export function SizeTable({ chart }: { chart: SizeChart }) {
  const { language } = usePageContext()
  const [title, note] = [localized(chart.title, language), localized(chart.note, language)]
  return (
    <details className="shyrdak-opens">
      <summary>{title}</summary>
      <SizeChartTable chart={chart} language={language} className="site-wholesale-sizes" label={title} />
      {note === '' ? null : <p className="site-wholesale-note">{note}</p>}
    </details>
  )
}
