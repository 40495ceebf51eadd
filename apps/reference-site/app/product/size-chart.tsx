import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import type { Language, SizeChart as Chart } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { Popup } from '../shell/popup.tsx'

interface Props {
  chart: Chart
  language: Language
  t: Translate<Texts['site/product']>
  closeLabel: string
}

export const SIZE_CHART = 'site-size-chart'

/** The table of sizes, which a button beside the sizes opens. */
export function SizeChart({ chart, language, t, closeLabel }: Props) {
  return (
    <Popup id={SIZE_CHART} title={localized(chart.title, language)} closeLabel={closeLabel}>
      <div className="site-table" tabIndex={0} role="group" aria-label={t('sizeChart')}>
        <table>
          <thead>
            <tr>
              {chart.columns.map((column) => (
                <th key={column.en} scope="col">
                  {localized(column, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="site-table-note">{localized(chart.note, language)}</p>
    </Popup>
  )
}
