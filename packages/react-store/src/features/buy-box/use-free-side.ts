import { useLayoutEffect, type RefObject } from 'react'

/** Where something stands beside a row, or above the bar that stands for it; sizes in pixels. */
interface FreeSide {
  readonly side: 'below' | 'above' | 'bar'
  /** How high it may be. */
  readonly room: number
  /** The height of the bar. */
  readonly bar: number
}

/** Pixels: between both, and to the edge of the screen. */
const GAP = 12
/** What has this much room stands below, where nothing was read yet. */
const ENOUGH = 360

function sideOf(row: Element, bar: HTMLElement | null): FreeSide {
  const height = bar?.offsetHeight ?? 0
  if (height > 0) return { side: 'bar', room: innerHeight - height - 2 * GAP, bar: height }
  const { top, bottom } = row.getBoundingClientRect()
  const below = innerHeight - bottom - 2 * GAP
  const above = top - 2 * GAP
  return below >= Math.min(ENOUGH, above)
    ? { side: 'below', room: below, bar: 0 }
    : { side: 'above', room: above, bar: 0 }
}

interface Places {
  /** What is to stand beside the row. */
  readonly placed: RefObject<HTMLElement | null>
  readonly row: RefObject<Element | null>
  readonly bar: RefObject<HTMLElement | null> | null
}

/** Moves what is placed to the side of a row on which there is room within the screen, each time that `what` is another. */
export function useFreeSide({ placed, row, bar }: Places, what: string | undefined): void {
  useLayoutEffect(() => {
    if (what === undefined || !row.current || !placed.current) return
    const free = sideOf(row.current, bar?.current ?? null)
    placed.current.setAttribute('data-side', free.side)
    placed.current.style.setProperty('--alert-stack-room', `${free.room}px`)
    placed.current.style.setProperty('--alert-stack-bar', `${free.bar}px`)
  }, [placed, row, bar, what])
}
