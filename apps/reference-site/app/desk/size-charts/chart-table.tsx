import './size-charts.css'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/format'
import { SIZE_CHART_LIMITS } from '@shyrdak/sdk/management'
import { Fragment, useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SureQuestion } from '../form/sure-question.tsx'
import {
  addColumn,
  addRow,
  copiedCells,
  pasteCells,
  pasteTable,
  removeColumn,
  removeRow,
  typeCell,
  typeColumn,
  type ChartForm,
  type PastedTable,
} from './chart-form.ts'

interface Props {
  form: ChartForm
  /** The number of products made in each size. */
  inUse: ReadonlyMap<string, number>
  /** The language of the shown headings. */
  language: Language
  isLocked: boolean
  /** Takes keys such as `columns.1.ru` and `rows.2.0`. */
  errorOf: (key: string) => string | undefined
  onType: (update: (form: ChartForm) => ChartForm, key: string) => void
  /** Called when rows or columns change their positions. */
  onReshape: (update: (form: ChartForm) => ChartForm) => void
}

const cellId = (row: number, column: number) => `desk-chart-${row}-${column}`
const removeRowId = (row: number) => `desk-chart-remove-row-${row}`
const REMOVE_SIZES_ID = 'desk-chart-remove-sizes'
const headingId = (column: number) => `desk-chart-heading-${column}`

/** The table of a chart. Enter moves down a column, and pasting from a spreadsheet fills several cells. */
export function ChartTable({ form, inUse, language, isLocked, errorOf, onType, onReshape }: Props) {
  const { language: own } = usePageContext()
  const t = messagesIn(own, 'desk/size-charts')
  const { columns, rows } = form
  /** The row, or the column of sizes, whose removal waits for confirmation. */
  const [asking, setAsking] = useState<number | 'sizes' | null>(null)
  const focused = useRef<string>(null)
  const [pasted, setPasted] = useState<PastedTable | null>(null)
  useEffect(() => {
    if (focused.current === null) return
    document.getElementById(focused.current)?.focus()
    focused.current = null
  })
  const hasRoom = rows.length < SIZE_CHART_LIMITS.rows

  const sizeOf = (row: number) => rows[row]?.[0]?.trim() ?? ''
  /** The number of products whose size would be missing without this row. */
  const goodsOfRow = (row: number) =>
    rows.some((_, other) => other !== row && sizeOf(other) === sizeOf(row))
      ? 0
      : (inUse.get(sizeOf(row)) ?? 0)
  const isSizeInUse = rows.some((_, row) => inUse.has(sizeOf(row)))
  function keep(focus: string) {
    focused.current = focus
    setAsking(null)
  }
  function reshape(update: (form: ChartForm) => ChartForm, focus: string) {
    focused.current = focus
    setAsking(null)
    onReshape(update)
  }
  const dropRow = (row: number) => reshape((now) => removeRow(now, row), cellId(Math.max(row - 1, 0), 0))
  const dropColumn = (column: number) =>
    reshape((now) => removeColumn(now, column), headingId(Math.max(column - 1, 0)))
  const insert = (row: number) => reshape((now) => addRow(now, row), cellId(row, 0))

  const onKeyDown = (row: number, column: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (row + 1 < rows.length) document.getElementById(cellId(row + 1, column))?.focus()
    else if (hasRoom) reshape((now) => addRow(now, row + 1), cellId(row + 1, column))
  }

  /** Pastes a table; a single cell is pasted as usual. */
  const onPaste = (put: (cells: string[][]) => PastedTable) => (event: ClipboardEvent) => {
    const cells = copiedCells(event.clipboardData.getData('text/plain'))
    if (isLocked || cells.length === 0 || (cells.length === 1 && cells[0]?.length === 1)) return
    event.preventDefault()
    const result = put(cells)
    setPasted(result)
    onReshape(() => result.form)
  }
  // Shown until the form changes again: by input, saving or discarding.
  const left = pasted?.form === form ? pasted.left : { columns: 0, rows: 0 }
  const leftColumns = t('columns', { count: left.columns })
  const leftRows = t('rows', { count: left.rows })
  const leftOut =
    left.columns > 0 && left.rows > 0
      ? t('columnsAndRows', { columns: leftColumns, rows: leftRows })
      : left.columns > 0
        ? leftColumns
        : left.rows > 0
          ? leftRows
          : null

  return (
    <div className="site-chart" role="group" aria-label={t('table')}>
      {/* Above the table, since its end may be out of view after pasting many rows. */}
      {leftOut === null ? null : (
        <Alert tone="warning">{t('leftOut', { ...SIZE_CHART_LIMITS, what: leftOut })}</Alert>
      )}
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
                      lang={LANGUAGE_TAGS[language]}
                      autoComplete="off"
                      required
                      value={heading[language]}
                      readOnly={isLocked}
                      error={errorOf(key)}
                      onPaste={onPaste((table) => pasteTable(form, { column, language }, table))}
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
            {rows.map((cells, row) => (
              // A row has no identity but its position.
              // eslint-disable-next-line react/no-array-index-key
              <Fragment key={row}>
                <tr>
                  {cells.map((cell, column) => {
                    const key = `rows.${row}.${column}`
                    const Cell = column === 0 ? 'th' : 'td'
                    const name = localized(columns[column] ?? { en: '', ru: '', kg: '' }, language)
                    return (
                      <Cell
                        // eslint-disable-next-line react/no-array-index-key
                        key={column}
                        {...(column === 0 && { scope: 'row' })}
                      >
                        <Field
                          id={cellId(row, column)}
                          name={key}
                          label={t('cell', { column: name || column + 1, row: row + 1 })}
                          autoComplete="off"
                          value={cell}
                          readOnly={isLocked}
                          error={errorOf(key)}
                          onKeyDown={onKeyDown(row, column)}
                          onPaste={onPaste((pastedCells) => pasteCells(form, { row, column }, pastedCells))}
                          onChange={({ currentTarget: { value } }) =>
                            onType((now) => typeCell(now, row, column, value), key)
                          }
                        />
                      </Cell>
                    )
                  })}
                  <td>
                    <div className="site-chart-actions">
                      <Button
                        tone="quiet"
                        size="small"
                        disabled={isLocked || !hasRoom}
                        aria-label={t('insertRow', { place: row + 1 })}
                        title={t('insertRow', { place: row + 1 })}
                        onClick={() => insert(row + 1)}
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
                        onClick={() => (goodsOfRow(row) > 0 ? setAsking(row) : dropRow(row))}
                      >
                        <Icon name="trash" />
                      </Button>
                    </div>
                  </td>
                </tr>
                {asking === row ? (
                  <tr>
                    <td className="site-chart-ask" colSpan={columns.length + 1}>
                      <SureQuestion
                        question={t('removeRowAsk', {
                          size: formatSize(sizeOf(row), own),
                          count: goodsOfRow(row),
                        })}
                        answer={t('removeYes')}
                        isBusy={isLocked}
                        onSure={() => dropRow(row)}
                        onKeep={() => keep(removeRowId(row))}
                      />
                    </td>
                  </tr>
                ) : null}
              </Fragment>
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
                      onClick={() => (column === 0 && isSizeInUse ? setAsking('sizes') : dropColumn(column))}
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
      {asking === 'sizes' ? (
        <SureQuestion
          question={t('removeSizesAsk')}
          answer={t('removeYes')}
          isBusy={isLocked}
          onSure={() => dropColumn(0)}
          onKeep={() => keep(REMOVE_SIZES_ID)}
        />
      ) : null}
      <div className="site-desk-ways">
        {hasRoom ? (
          <Button tone="secondary" size="small" disabled={isLocked} onClick={() => insert(rows.length)}>
            {t('addRow')}
          </Button>
        ) : null}
        {columns.length < SIZE_CHART_LIMITS.columns ? (
          <Button
            tone="secondary"
            size="small"
            disabled={isLocked}
            onClick={() => reshape(addColumn, headingId(columns.length))}
          >
            {t('addColumn')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
