import type { WholesaleProduct } from '@shyrdak/sdk/contract'
import { formatMoney, formatNumber, formatSize, localized } from '@shyrdak/sdk/format'
import {
  useEffect,
  useId,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { isIn, positionsIn, sizeNames, type GridCell, type Position } from './grid-axes.ts'
import { entryKey } from './grid-layer.ts'
import type { CellError } from './grid-order.ts'
import { axesOfGrid, textAt, type GridEvent, type GridState } from './grid-state.ts'
import type { GridTotals } from './grid-totals.ts'
import { moveOf } from './move-focus.ts'
import { blockText, parseBlock } from './paste-block.ts'
import { useCellErrorText } from './use-cell-error-text.ts'

interface GridTableProps {
  readonly product: WholesaleProduct
  readonly state: GridState
  readonly totals: GridTotals
  /** Errors by `entryKey`. */
  readonly errors: ReadonlyMap<string, CellError>
  /** Count of a cell in the cart, for the visible layer. */
  readonly inCart: (cell: GridCell) => number
  readonly dispatch: (event: GridEvent) => void
}

const placeOf = ({ row, column }: Position) => `${row}:${column}`

function positionOf(target: EventTarget): Position | null {
  const place = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null
  const [row, column] = (place ?? '').split(':').map(Number)
  return row === undefined || column === undefined ? null : { row, column }
}

/** Whether an arrow key moves the caret within the text being edited. */
function isWithinText({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLInputElement)) return false
  const { selectionStart, selectionEnd, value } = target
  if (key === 'ArrowLeft') return !(selectionStart === 0 && selectionEnd === 0)
  if (key === 'ArrowRight') return !(selectionStart === value.length)
  return false
}

/** Also compares the physical key, so that Ctrl+D works with a Cyrillic keyboard layout. */
const isLetter = ({ key, code }: KeyboardEvent, letter: string) =>
  key.toLowerCase() === letter || code === `Key${letter.toUpperCase()}`

/**
 * The ARIA grid of counts. One cell is in the tab order; arrow keys and Enter move the focus; blocks can be
 * copied and pasted.
 */
export function GridTable({ product, state, totals, errors, inCart, dispatch }: GridTableProps) {
  const { language } = useStore()
  const t = useMessages('wholesale-grid')
  const errorText = useCellErrorText()
  const ids = useId()
  const table = useRef<HTMLTableElement>(null)
  const follows = useRef(false)
  const isDragging = useRef(false)
  const { range, layer, only, isTyping } = state
  const axes = axesOfGrid(state)

  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${placeOf(range.to)}"]`)
    cell?.focus()
    if (cell instanceof HTMLInputElement) cell.select()
  })
  /** Dispatches an event and then focuses the cell at the end of the range. */
  const follow = (event: GridEvent) => {
    follows.current = true
    dispatch(event)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (event.nativeEvent.isComposing || altKey || positionOf(event.target) === null) return
    const isControl = ctrlKey || metaKey
    const done = (next: GridEvent) => {
      event.preventDefault()
      follow(next)
    }
    if (isControl && isLetter(event, 'd')) return done({ type: 'range.fillDown' })
    if (isControl && isLetter(event, 'z')) return done({ type: 'undo' })
    if (isControl && isLetter(event, 'a')) return done({ type: 'range.all' })
    if (key === 'Escape' && isTyping) return done({ type: 'cell.cancel' })
    if (key === 'F2') return dispatch({ type: 'cell.edit' })
    if ((key === 'Delete' || key === 'Backspace') && !isTyping) return done({ type: 'range.clear' })
    if (isTyping && !isControl && !shiftKey && isWithinText(event)) return undefined
    const move = moveOf(event, isTyping !== false)
    if (!move) return undefined
    if (key === 'Tab') {
      const isLast = placeOf(range.to) === `${axes.rows - 1}:${axes.columns - 1}`
      if (shiftKey ? placeOf(range.to) === '0:0' : isLast) return undefined
    }
    return done({ type: 'focus.move', move, extend: shiftKey && key !== 'Enter' && key !== 'Tab' })
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (text === '' || (isTyping && !/[\t\r\n]/.test(text))) return
    event.preventDefault()
    follow({ type: 'range.paste', block: parseBlock(text) })
  }

  function onCopy(event: ClipboardEvent) {
    if (isTyping) return
    event.preventDefault()
    event.clipboardData.setData(
      'text/plain',
      blockText(positionsIn(range).map((row) => row.map((position) => textAt(state, position)))),
    )
    if (event.type === 'cut') follow({ type: 'range.clear' })
  }

  function onMouseDown(event: MouseEvent) {
    const position = positionOf(event.target)
    if (!position || event.button !== 0) return
    isDragging.current = true
    if (!event.shiftKey) {
      // The cell may already have the focus as the end of a range, so no focus event follows.
      if (placeOf(position) === placeOf(range.to)) dispatch({ type: 'range.collapse' })
      return
    }
    event.preventDefault()
    follow({ type: 'cell.focus', position, extend: true })
  }

  function onPointerOver(event: PointerEvent) {
    const position = positionOf(event.target)
    if (!position || !isDragging.current || event.buttons !== 1 || event.pointerType !== 'mouse') return
    if (placeOf(position) !== placeOf(range.to)) follow({ type: 'cell.focus', position, extend: true })
  }

  const columns = only === null ? sizeNames(product) : []
  const cellAt = (position: Position) => {
    const cell = axes.at(position)
    const common = {
      'data-cell': placeOf(position),
      tabIndex: placeOf(position) === placeOf(range.to) ? 0 : -1,
      onFocus: () => dispatch({ type: 'cell.focus', position }),
    }
    const isChosen = isIn(range, position) && placeOf(range.from) !== placeOf(range.to)
    if (!cell)
      return (
        <td
          key={placeOf(position)}
          className="shyrdak-wholesale-grid-none"
          aria-selected={isChosen || undefined}
        >
          <span {...common}>
            <span className="shyrdak-hidden">{t('notMade')}</span>
            <span aria-hidden="true">–</span>
          </span>
        </td>
      )
    const { color, size } = cell
    const error = errors.get(entryKey(layer, color.id, size.name))
    const id = `${ids}${placeOf(position)}`
    const has = inCart(cell)
    return (
      <td
        key={placeOf(position)}
        aria-selected={isChosen || undefined}
        data-invalid={error ? true : undefined}
      >
        <input
          {...common}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={12}
          aria-label={t('cell', {
            color: localized(color.name, language),
            size: formatSize(size.name, language),
          })}
          aria-describedby={`${id}${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          value={textAt(state, position)}
          onFocus={(event) => {
            common.onFocus()
            event.currentTarget.select()
          }}
          onBlur={() => dispatch({ type: 'cell.leave' })}
          onChange={(event) => dispatch({ type: 'cell.type', text: event.currentTarget.value })}
        />
        <span className="shyrdak-wholesale-grid-stock" id={id}>
          <span className="shyrdak-hidden">{t('inStock', { count: size.stock })}</span>
          <span aria-hidden="true">{formatNumber(size.stock, language)}</span>
          {has > 0 ? (
            <span className="shyrdak-wholesale-grid-has">
              <span className="shyrdak-hidden">{t('inCart', { count: has })}</span>
              <span aria-hidden="true">{`+${formatNumber(has, language)}`}</span>
            </span>
          ) : null}
        </span>
        {error ? (
          <span className="shyrdak-wholesale-grid-error" id={`${id}-error`}>
            {errorText(error)}
          </span>
        ) : null}
      </td>
    )
  }
  const colorRow = (row: number) => product.colors[row]

  return (
    <>
      <p className="shyrdak-wholesale-grid-hint" id={`${ids}hint`}>
        {only === null ? t('keys') : t('keysNarrow')}
      </p>
      <div className="shyrdak-wholesale-grid-scroll">
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an ARIA grid is a table
          role="grid"
          ref={table}
          className="shyrdak-wholesale-grid-table"
          data-narrow={only === null ? undefined : true}
          aria-label={t('label')}
          aria-describedby={`${ids}hint`}
          aria-multiselectable="true"
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onCopy={onCopy}
          onCut={onCopy}
          onMouseDown={onMouseDown}
          onPointerOver={onPointerOver}
          onMouseUp={() => void (isDragging.current = false)}
        >
          <thead>
            <tr>
              <th scope="col">{only === null ? t('color') : t('size')}</th>
              {only === null ? (
                <>
                  {columns.map((name) => (
                    <th scope="col" key={name}>
                      {formatSize(name, language)}
                    </th>
                  ))}
                  <th scope="col" className="shyrdak-wholesale-grid-sum">
                    {t('total')}
                  </th>
                </>
              ) : (
                <th scope="col">{t('count')}</th>
              )}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: axes.rows }, (_, row) => {
              const color = colorRow(row)
              const total = color && totals.rows.get(color.id)
              return (
                <tr key={row}>
                  {only === null ? (
                    <th scope="row">
                      <span className="shyrdak-wholesale-grid-color">
                        <span
                          className="shyrdak-wholesale-grid-dot"
                          style={{ backgroundColor: color?.hex }}
                          aria-hidden="true"
                        />
                        {color ? localized(color.name, language) : ''}
                      </span>
                    </th>
                  ) : (
                    <th scope="row">{formatSize(axes.at({ row, column: 0 })?.size.name ?? '–', language)}</th>
                  )}
                  {Array.from({ length: axes.columns }, (_cell, column) => cellAt({ row, column }))}
                  {only === null && total ? (
                    <td className="shyrdak-wholesale-grid-sum">
                      <strong>{formatNumber(total.count, language)}</strong>
                      {total.count > 0 ? <small>{formatMoney(total.sum, 'KGS', language)}</small> : null}
                    </td>
                  ) : null}
                </tr>
              )
            })}
          </tbody>
          {only === null ? (
            <tfoot>
              <tr>
                <th scope="row">{t('total')}</th>
                {columns.map((name) => (
                  <td key={name}>{formatNumber(totals.columns.get(name) ?? 0, language)}</td>
                ))}
                <td className="shyrdak-wholesale-grid-sum">
                  <strong>{formatNumber(totals.layer, language)}</strong>
                </td>
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </>
  )
}
