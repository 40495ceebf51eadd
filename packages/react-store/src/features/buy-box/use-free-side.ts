import { useLayoutEffect, type RefObject } from 'react'

/** Where there is free space: beside a row, or above the bar that replaces the row. Sizes are in pixels. */
interface FreeSide {
  readonly side: 'below' | 'above' | 'bar'
  /** Available height. */
  readonly room: number
  /** Height of the bar; 0 without one. */
  readonly bar: number
}

/** Distance to the row and to the edge of the screen, in pixels. */
const GAP = 12
/** With at least this height below the row, in pixels, the element is placed there. */
const ENOUGH = 360

function sideOf(row: Element, bar: HTMLElement | null): FreeSide {
  const height = bar?.offsetHeight ?? 0
  if (height > 0) return { side: 'bar', room: innerHeight - height - 2 * GAP, bar: height }
  const { top, bottom } = row.getBoundingClientRect()
  const below = innerHeight - bottom - 2 * GAP
  const above = top - 2 * GAP
  const isBelow = below >= Math.min(ENOUGH, above)
  return { side: isBelow ? 'below' : 'above', room: isBelow ? below : above, bar: 0 }
}

interface Places {
  /** The element to place beside the row. */
  readonly placed: RefObject<HTMLElement | null>
  readonly row: RefObject<Element | null>
  readonly bar: RefObject<HTMLElement | null> | null
}

/** Places an element on the side of a row that has space on the screen. Repeats when `what` changes. */
export function useFreeSide({ placed, row, bar }: Places, what: string | undefined): void {
  useLayoutEffect(() => {
    if (what === undefined || !row.current || !placed.current) return
    const free = sideOf(row.current, bar?.current ?? null)
    placed.current.setAttribute('data-side', free.side)
    placed.current.style.setProperty('--alert-stack-room', `${free.room}px`)
    placed.current.style.setProperty('--alert-stack-bar', `${free.bar}px`)
  }, [placed, row, bar, what])
}
