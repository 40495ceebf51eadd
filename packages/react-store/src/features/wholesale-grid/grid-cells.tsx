import { formatNumber, formatSize, localized } from '@shyrdak/sdk/format'
import type { Dispatch } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { isIn, type GridCell, type Position } from './grid-axes.ts'
import { textAt, type GridEvent, type GridState } from './grid-state.ts'
import { placeOf } from './place.ts'

interface CellProps {
  readonly position: Position
  readonly state: GridState
  readonly dispatch: Dispatch<GridEvent>
}

/** Whether a cell is one of several chosen ones. */
const isChosen = ({ range }: GridState, position: Position) =>
  isIn(range, position) && placeOf(range.from) !== placeOf(range.to)

/** The attributes of the element that has the focus in a cell. One cell is in the tab order. */
const focusAttributes = ({ position, state: { range }, dispatch }: CellProps) => ({
  'data-cell': placeOf(position),
  tabIndex: placeOf(position) === placeOf(range.to) ? 0 : -1,
  onFocus: () => dispatch({ type: 'cell.focus', position }),
})

/** The cell of a size that is not made in this colour. */
export function EmptyCell(props: CellProps) {
  const t = useMessages('wholesale-grid')
  return (
    <td
      className="shyrdak-wholesale-grid-none"
      aria-selected={isChosen(props.state, props.position) || undefined}
    >
      <span {...focusAttributes(props)}>
        <span className="shyrdak-hidden">{t('notMade')}</span>
        <span aria-hidden="true">–</span>
      </span>
    </td>
  )
}

interface CountCellProps extends CellProps {
  readonly cell: GridCell
  /** Id of its description. */
  readonly id: string
  readonly error: string | undefined
  /** Count in the cart. */
  readonly has: number
}

/** The count of a colour and size, with its stock. */
export function CountCell({ cell: { color, size }, id, error, has, ...place }: CountCellProps) {
  const { position, state, dispatch } = place
  const { language } = useStore()
  const t = useMessages('wholesale-grid')
  const { onFocus, ...attributes } = focusAttributes(place)
  return (
    <td aria-selected={isChosen(state, position) || undefined} data-invalid={error ? true : undefined}>
      <input
        {...attributes}
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
          onFocus()
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
          {error}
        </span>
      ) : null}
    </td>
  )
}
