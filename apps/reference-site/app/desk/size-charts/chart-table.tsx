import './size-charts.css'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import { SIZE_CHART_LIMITS } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SureQuestion } from '../form/sure-question.tsx'
import { pasteTable, typeColumn, type ChartForm, type PastedTable } from './chart-form.ts'
import { ChartRow } from './chart-row.tsx'
import { headingId, REMOVE_SIZES_ID, useChartTable, type ChartChanges } from './use-chart-table.ts'

interface Props extends ChartChanges {
  /** The language of the shown headings. */
  language: Language
  /** Takes keys such as `columns.1.ru` and `rows.2.0`. */
  errorOf: (key: string) => string | undefined
  onType: (update: (form: ChartForm) => ChartForm, key: string) => void
}

/** The table of a chart. Enter moves down a column, and pasting from a spreadsheet fills several cells. */
export function ChartTable(props: Props) {
  const { form, language, isLocked, errorOf, onType } = props
  const t = messagesIn(usePageContext().language, 'desk/size-charts')
  const { columns, rows } = form
  const actions = useChartTable(props)
  return (
    <div className="site-chart" role="group" aria-label={t('table')}>
      {/* Above the table, since its end may be out of view after pasting many rows. */}
      <LeftOut left={actions.left} />
      <div className="site-chart-scroll">
        <table>
          <thead>
            <tr>
              {columns.map((heading, column) => {
                const key = `columns.${column}.${language}`
                return (
                  // A column has no identity but its position.
                  // eslint-disable-next-line react/no-array-index-key
                  <th key={column} scope="col">
                    <Field
                      id={headingId(column)}
                      name={key}
                      label={t('heading', { place: column + 1 })}
                      hidesLabel
                      lang={LANGUAGE_TAGS[language]}
                      autoComplete="off"
                      required
                      value={heading[language]}
                      readOnly={isLocked}
                      error={errorOf(key)}
                      onPaste={actions.onPaste((table) => pasteTable(form, { column, language }, table))}
                      onChange={({ currentTarget: { value } }) =>
                        onType((now) => typeColumn(now, column, language, value), key)
                      }
                    />
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((_, row) => (
              <ChartRow
                // A row has no identity but its position.
                // eslint-disable-next-line react/no-array-index-key
                key={row}
                form={form}
                row={row}
                actions={actions}
                language={language}
                isLocked={isLocked}
                errorOf={errorOf}
                onType={onType}
              />
            ))}
          </tbody>
          {columns.length > 1 ? (
            <tfoot>
              <tr>
                {columns.map((_, column) => (
                  // eslint-disable-next-line react/no-array-index-key
                  <td key={column}>
                    <Button
                      id={column === 0 ? REMOVE_SIZES_ID : undefined}
                      tone="quiet"
                      size="small"
                      disabled={isLocked}
                      aria-label={t('removeColumn', { place: column + 1 })}
                      title={t('removeColumn', { place: column + 1 })}
                      onClick={() => actions.removeColumn(column)}
                    >
                      <Icon name="trash" />
                    </Button>
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      {actions.asking === 'sizes' ? (
        <SureQuestion
          question={t('removeSizesAsk')}
          answer={t('removeYes')}
          isBusy={isLocked}
          onSure={() => actions.dropColumn(0)}
          onKeep={() => actions.keep(REMOVE_SIZES_ID)}
        />
      ) : null}
      <div className="site-desk-ways">
        {actions.hasRoom ? (
          <Button
            tone="secondary"
            size="small"
            disabled={isLocked}
            onClick={() => actions.insertRow(rows.length)}
          >
            {t('addRow')}
          </Button>
        ) : null}
        {columns.length < SIZE_CHART_LIMITS.columns ? (
          <Button tone="secondary" size="small" disabled={isLocked} onClick={actions.addColumn}>
            {t('addColumn')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** Says which pasted columns and rows had no room. */
function LeftOut({ left }: Pick<PastedTable, 'left'>) {
  const t = messagesIn(usePageContext().language, 'desk/size-charts')
  const columns = left.columns > 0 ? t('columns', { count: left.columns }) : null
  const rows = left.rows > 0 ? t('rows', { count: left.rows }) : null
  const what = columns && rows ? t('columnsAndRows', { columns, rows }) : (columns ?? rows)
  return what === null ? null : <Alert tone="warning">{t('leftOut', { ...SIZE_CHART_LIMITS, what })}</Alert>
}
