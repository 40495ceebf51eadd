import type { SizeChart } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { usePageContext } from '../page/use-page-context.ts'

/** The table of sizes, opened in place. */
export function SizeTable({ chart }: { chart: SizeChart }) {
  const { language } = usePageContext()
  const title = localized(chart.title, language)
  return (
    <details>
      <summary>{title}</summary>
      <div className="site-wholesale-sizes" tabIndex={0} role="group" aria-label={title}>
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
      <p className="site-wholesale-note">{localized(chart.note, language)}</p>
    </details>
  )
}
