import type { WholesaleProduct } from '@shyrdak/sdk/contract'
import { formatNumber, formatSize, formatSom, localized } from '@shyrdak/sdk/format'
import { useId, type Dispatch } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { sizeNames, type GridCell } from './grid-axes.ts'
import { CountCell, EmptyCell } from './grid-cells.tsx'
import { entryKey } from './grid-layer.ts'
import type { CellError } from './grid-order.ts'
import { axesOfGrid, type GridEvent, type GridState } from './grid-state.ts'
import type { GridTotals } from './grid-totals.ts'
import { placeOf } from './place.ts'
import { useCellErrorText } from './use-cell-error-text.ts'
import { useGridControls } from './use-grid-controls.ts'

interface GridTableProps {
  readonly product: WholesaleProduct
  readonly state: GridState
  readonly totals: GridTotals
  /** Errors by `entryKey`. */
  readonly errors: ReadonlyMap<string, CellError>
  /** Count of a cell in the cart, for the visible layer. */
  readonly inCart: (cell: GridCell) => number
  readonly dispatch: Dispatch<GridEvent>
}

/**
 * The ARIA grid of counts. One cell is in the tab order; arrow keys and Enter move the focus; blocks can be
 * copied and pasted. On narrow screens it has the sizes of one colour as rows.
 */
export function GridTable({ product, state, totals, errors, inCart, dispatch }: GridTableProps) {
  const { language } = useStore()
  const t = useMessages('wholesale-grid')
  const ids = useId()
  const errorText = useCellErrorText()
  const controls = useGridControls(state, dispatch)
  const isNarrow = state.only !== null
  const axes = axesOfGrid(state)
  const sizes = isNarrow ? [] : sizeNames(product)

  const renderCell = (row: number, column: number) => {
    const position = { row, column }
    const cell = axes.at(position)
    const place = { position, state, dispatch }
    if (!cell) return <EmptyCell key={column} {...place} />
    const error = errors.get(entryKey(state.layer, cell.color.id, cell.size.name))
    return (
      <CountCell
        key={column}
        {...place}
        cell={cell}
        id={`${ids}${placeOf(position)}`}
        error={error && errorText(error)}
        has={inCart(cell)}
      />
    )
  }

  return (
    <>
      <p className="shyrdak-wholesale-grid-hint" id={`${ids}hint`}>
        {isNarrow ? t('keysNarrow') : t('keys')}
      </p>
      <div className="shyrdak-wholesale-grid-scroll">
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an ARIA grid is a table
          role="grid"
          className="shyrdak-wholesale-grid-table"
          data-narrow={isNarrow || undefined}
          aria-label={t('label')}
          aria-describedby={`${ids}hint`}
          aria-multiselectable="true"
          {...controls}
        >
          <thead>
            <tr>
              <th scope="col">{isNarrow ? t('size') : t('color')}</th>
              {sizes.map((name) => (
                <th scope="col" key={name}>
                  {formatSize(name, language)}
                </th>
              ))}
              {isNarrow ? (
                <th scope="col">{t('count')}</th>
              ) : (
                <th scope="col" className="shyrdak-wholesale-grid-sum">
                  {t('total')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: axes.rows }, (_, row) => {
              const color = isNarrow ? undefined : product.colors[row]
              const total = color && totals.rows.get(color.id)
              return (
                <tr key={row}>
                  <th scope="row">
                    {color ? (
                      <span className="shyrdak-wholesale-grid-color">
                        <span
                          className="shyrdak-wholesale-grid-dot"
                          style={{ backgroundColor: color.hex }}
                          aria-hidden="true"
                        />
                        {localized(color.name, language)}
                      </span>
                    ) : (
                      formatSize(axes.at({ row, column: 0 })?.size.name ?? '–', language)
                    )}
                  </th>
                  {Array.from({ length: axes.columns }, (_cell, column) => renderCell(row, column))}
                  {total ? (
                    <td className="shyrdak-wholesale-grid-sum">
                      <strong>{formatNumber(total.count, language)}</strong>
                      {total.count > 0 ? <small>{formatSom(total.sum)}</small> : null}
                    </td>
                  ) : null}
                </tr>
              )
            })}
          </tbody>
          {isNarrow ? null : (
            <tfoot>
              <tr>
                <th scope="row">{t('total')}</th>
                {sizes.map((name) => (
                  <td key={name}>{formatNumber(totals.columns.get(name) ?? 0, language)}</td>
                ))}
                <td className="shyrdak-wholesale-grid-sum">
                  <strong>{formatNumber(totals.layer, language)}</strong>
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </>
  )
}
