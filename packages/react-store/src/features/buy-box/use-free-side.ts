import { useLayoutEffect, useState, type RefObject } from 'react'

/** Where something stands beside a row, or above the bar that stands for it; sizes in pixels. */
export interface FreeSide {
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

/** The side of a row on which there is room within the screen, as it is when `what` is to stand there. */
export function useFreeSide(
  row: RefObject<Element | null>,
  bar: RefObject<HTMLElement | null> | null,
  what: string | undefined,
): FreeSide | null {
  const [free, setFree] = useState<FreeSide | null>(null)
  useLayoutEffect(() => {
    if (what !== undefined && row.current) setFree(sideOf(row.current, bar?.current ?? null))
  }, [row, bar, what])
  return free
}
