import type { Language, SizeChart } from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/format'

interface Props {
  chart: SizeChart
  language: Language
  className: string
  /** The accessible name of the table's region, which scrolls sideways on narrow screens. */
  label: string
}

export const SizeChartTable = ({ chart, language, className, label }: Props) => (
  <div className={className} tabIndex={0} role="group" aria-label={label}>
    <table>
      <thead>
        <tr>
          {chart.columns.map((column, place) => (
            // Two columns may have the same title.
            // eslint-disable-next-line react/no-array-index-key
            <th key={place} scope="col">
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
              <td key={place}>{formatSize(cell, language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
