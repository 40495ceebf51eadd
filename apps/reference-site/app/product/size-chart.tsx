import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { Language, SizeChart as Chart } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { Popup } from '../shell/popup.tsx'

interface Props {
  chart: Chart
  language: Language
  t: Translate<Texts['site/product']>
  closeLabel: string
}

/** A button that opens the table of sizes. */
export function SizeChart({ chart, language, t, closeLabel }: Props) {
  return (
    <>
      <button type="button" className="site-link-button" popoverTarget="site-size-chart">
        <Icon name="ruler" />
        {t('sizeChart')}
      </button>
      <Popup id="site-size-chart" title={localized(chart.title, language)} closeLabel={closeLabel}>
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
    </>
  )
}
