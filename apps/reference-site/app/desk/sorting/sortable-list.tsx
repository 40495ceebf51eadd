import './sorting.css'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { placeOf, stepped, STEPS, type SortedRow, type Step } from './sorted-rows.ts'
import { useHandleDrag } from './use-handle-drag.ts'

interface Props<Row extends SortedRow> {
  label: string
  rows: readonly Row[]
  /** The maximum depth of nested rows; 1 for a flat list. */
  levels?: number
  isLocked: boolean
  /** Returns the name of a row. */
  nameOf: (row: Row) => string
  /** Called with the reordered rows and the id of the moved one. */
  onChange: (rows: readonly Row[], id: string) => void
  /** Renders the content of a row. */
  children: (row: Row) => ReactNode
}

const ICONS: Readonly<Record<Step, 'chevron-down' | 'chevron-left' | 'chevron-right'>> = {
  up: 'chevron-down',
  down: 'chevron-down',
  out: 'chevron-left',
  in: 'chevron-right',
}

/** A sortable list. Rows are dragged by handles or moved by buttons, and their new position is announced. */
export function SortableList<Row extends SortedRow>(props: Props<Row>) {
  const { label, rows, levels = 1, isLocked, nameOf, onChange, children } = props
  const t = messagesIn(usePageContext().language, 'desk/sorting')
  /** The last move, successful or not. Its position is announced, and the pressed button keeps the focus. */
  const [last, setLast] = useState<{ id: string; step: Step | null; isAtEnd: boolean } | null>(null)
  const steps = levels === 1 ? (['up', 'down'] as const) : STEPS
  const { list, draggedId, begin, ...shown } = useHandleDrag({
    rows,
    levels,
    onDrop(moved, id) {
      onChange(moved, id)
      setLast({ id, step: null, isAtEnd: false })
    },
  })
  const focused = useRef(last)

  useEffect(() => {
    if (last === focused.current) return
    focused.current = last
    if (!last?.step) return
    list.current
      ?.querySelector<HTMLButtonElement>(`[data-row="${last.id}"] [data-step="${last.step}"]`)
      ?.focus()
  })

  const dragged = shown.rows.findIndex(({ id }) => id === draggedId)
  const isDragged = (index: number) => {
    if (dragged === -1 || index < dragged) return false
    const depth = shown.rows[dragged]?.depth ?? 0
    return shown.rows.slice(dragged + 1, index + 1).every((row) => row.depth > depth)
  }
  const announced = last && rows.find(({ id }) => id === last.id)
  const placeText = (row: Row) => {
    const place = { name: nameOf(row), ...placeOf(rows, row.id) }
    return levels === 1 ? t('place', place) : t('placeAtLevel', { ...place, level: row.depth + 1 })
  }
  return (
    <>
      <ol
        className="site-desk-sortable"
        aria-label={label}
        ref={list}
        data-dragging={dragged === -1 ? undefined : true}
        data-flat={levels === 1 || undefined}
      >
        {shown.rows.map((row, index) => (
          <li
            key={row.id}
            data-row={row.id}
            data-dragged={isDragged(index) || undefined}
            style={{ '--site-depth': row.depth } as CSSProperties} // React has no types for custom properties
          >
            <span
              className="site-desk-handle"
              aria-hidden="true"
              data-off={isLocked || rows.length < 2 || undefined}
              onPointerDown={(event) => {
                if (!isLocked && rows.length > 1) begin(row, event)
              }}
            >
              <svg viewBox="0 0 24 24">
                <path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" />
              </svg>
            </span>
            {row.depth > 0 ? (
              <span className="shyrdak-hidden">{t('level', { level: row.depth + 1 })}</span>
            ) : null}
            <div className="site-desk-sortable-row">{children(row)}</div>
            <div className="site-desk-steps">
              {steps.map((step) => {
                const moved = stepped(rows, row.id, step, levels)
                return (
                  <button
                    key={step}
                    type="button"
                    data-step={step}
                    aria-label={t(`steps.${step}`, { name: nameOf(row) })}
                    title={t(`titles.${step}`)}
                    disabled={isLocked || rows.length < 2}
                    // Not disabled at either end, so that the focus does not jump to another button.
                    aria-disabled={moved === null || undefined}
                    onClick={() => {
                      if (moved) onChange(moved, row.id)
                      setLast({ id: row.id, step, isAtEnd: moved === null })
                    }}
                  >
                    <Icon name={ICONS[step]} />
                  </button>
                )
              })}
            </div>
          </li>
        ))}
      </ol>
      <p className="shyrdak-hidden" role="status">
        {announced
          ? last.step && last.isAtEnd
            ? t(`ends.${last.step}`, { name: nameOf(announced) })
            : placeText(announced)
          : null}
      </p>
    </>
  )
}
