import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import type { Language, SizeChart as Chart } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { Popup } from '../shell/popup.tsx'
import { SizeChartTable } from './size-chart-table.tsx'

interface Props {
  chart: Chart
  language: Language
  t: Translate<Texts['site/product']>
  closeLabel: string
}

export const SIZE_CHART = 'site-size-chart'

/** The size chart, opened by a button next to the sizes. */
export function SizeChart({ chart, language, t, closeLabel }: Props) {
  const note = localized(chart.note, language)
  return (
    <Popup id={SIZE_CHART} title={localized(chart.title, language)} closeLabel={closeLabel}>
      <SizeChartTable chart={chart} language={language} className="site-table" label={t('sizeChart')} />
      {note === '' ? null : <p className="site-table-note">{note}</p>}
    </Popup>
  )
}
