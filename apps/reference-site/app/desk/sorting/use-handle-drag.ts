import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import { movedTo, type Gap, type SortedRow } from './sorted-rows.ts'

interface Options<Row> {
  rows: readonly Row[]
  levels: number
  onDrop: (rows: readonly Row[], id: string) => void
}

interface Drag<Row> {
  readonly id: string
  /** The horizontal position where the drag started. */
  readonly startX: number
  readonly depth: number
  /** The order if the row were dropped now. */
  readonly rows: readonly Row[]
}

/** The horizontal distance for one level, in pixels. */
const LEVEL_WIDTH = 28
/** The distance from the edge of the viewport, in pixels, within which the page scrolls. */
const EDGE = 72
const SCROLL_STEP = 14

/** The gap at a pointer, among the rows that are not dragged. */
function gapAt(
  list: HTMLElement | null,
  { startX, depth }: Drag<SortedRow>,
  { clientX, clientY }: PointerEvent,
): Gap {
  const others = [...(list?.querySelectorAll('[data-row]:not([data-dragged])') ?? [])]
  const above = others.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < clientY
  })
  return { above: above.length, depth: Math.max(0, depth + Math.round((clientX - startX) / LEVEL_WIDTH)) }
}

function scrollAtEdge({ clientY }: PointerEvent) {
  if (clientY < EDGE) scrollBy(0, -SCROLL_STEP)
  if (clientY > innerHeight - EDGE) scrollBy(0, SCROLL_STEP)
}

/** Drags rows by a handle, with mouse, pen or touch, and shows the resulting order. Escape cancels. */
export function useHandleDrag<Row extends SortedRow>(options: Options<Row>) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag<Row> | null>(null)
  const latest = useRef({ options, drag })
  useLayoutEffect(() => {
    latest.current = { options, drag }
  })
  const isDragging = drag !== null

  useEffect(() => {
    if (!isDragging) return undefined
    const end = () => setDrag(null)
    const move = (event: PointerEvent) => {
      const {
        options: { rows, levels },
        drag: now,
      } = latest.current
      if (!now) return
      setDrag({ ...now, rows: movedTo(rows, now.id, gapAt(list.current, now, event), levels) })
      scrollAtEdge(event)
    }
    const drop = () => {
      const {
        options: { onDrop },
        drag: now,
      } = latest.current
      if (now) onDrop(now.rows, now.id)
      end()
    }
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end()
    }
    // Listens on the window, because the rows move under the pointer and cannot capture it.
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', press, { signal })
    return () => listeners.abort()
  }, [isDragging])

  return {
    /** The ref of the list. */
    list,
    rows: drag?.rows ?? options.rows,
    draggedId: drag?.id ?? null,
    /** Starts a drag; called by a row's handle. */
    begin({ id, depth }: Row, { button, clientX }: ReactPointerEvent) {
      if (button === 0) setDrag({ id, depth, startX: clientX, rows: options.rows })
    },
  }
}
