import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { Language } from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SureQuestion } from '../form/sure-question.tsx'
import { pasteCells, typeCell, type ChartForm } from './chart-form.ts'
import { cellId, removeRowId, type ChartActions } from './use-chart-table.ts'

interface Props {
  form: ChartForm
  /** The position of the row. */
  row: number
  actions: ChartActions
  /** The language of the shown headings. */
  language: Language
  isLocked: boolean
  errorOf: (key: string) => string | undefined
  onType: (update: (form: ChartForm) => ChartForm, key: string) => void
}

/** A row of a chart: its size, its measurements, and the question before it is removed. */
export function ChartRow({ form, row, actions, language, isLocked, errorOf, onType }: Props) {
  const { language: own } = usePageContext()
  const t = messagesIn(own, 'desk/size-charts')
  const { columns, rows } = form
  const cell = (value: string, column: number) => {
    const key = `rows.${row}.${column}`
    const name = localized(columns[column] ?? { en: '', ru: '', kg: '' }, language)
    return (
      <Field
        id={cellId(row, column)}
        name={key}
        label={t('cell', { column: name || column + 1, row: row + 1 })}
        hidesLabel
        autoComplete="off"
        value={value}
        readOnly={isLocked}
        error={errorOf(key)}
        onKeyDown={actions.onKeyDown(row, column)}
        onPaste={actions.onPaste((pasted) => pasteCells(form, { row, column }, pasted))}
        onChange={({ currentTarget }) =>
          onType((now) => typeCell(now, row, column, currentTarget.value), key)
        }
      />
    )
  }
  const [size = '', ...measurements] = rows[row] ?? []
  return (
    <>
      <tr>
        <th scope="row">{cell(size, 0)}</th>
        {measurements.map((value, index) => (
          // A column has no identity but its position.
          // eslint-disable-next-line react/no-array-index-key
          <td key={index}>{cell(value, index + 1)}</td>
        ))}
        <td>
          <div className="site-chart-actions">
            <Button
              tone="quiet"
              size="small"
              disabled={isLocked || !actions.hasRoom}
              aria-label={t('insertRow', { place: row + 1 })}
              title={t('insertRow', { place: row + 1 })}
              onClick={() => actions.insertRow(row + 1)}
            >
              <Icon name="plus" />
            </Button>
            <Button
              id={removeRowId(row)}
              tone="quiet"
              size="small"
              disabled={isLocked || rows.length === 1}
              aria-label={t('removeRow', { place: row + 1 })}
              title={t('removeRow', { place: row + 1 })}
              onClick={() => actions.removeRow(row)}
            >
              <Icon name="trash" />
            </Button>
          </div>
        </td>
      </tr>
      {actions.asking === row ? (
        <tr>
          <td className="site-chart-ask" colSpan={columns.length + 1}>
            <SureQuestion
              question={t('removeRowAsk', {
                size: formatSize(actions.sizeOf(row), own),
                count: actions.goodsOf(row),
              })}
              answer={t('removeYes')}
              isBusy={isLocked}
              onSure={() => actions.dropRow(row)}
              onKeep={() => actions.keep(removeRowId(row))}
            />
          </td>
        </tr>
      ) : null}
    </>
  )
}
