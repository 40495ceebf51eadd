import type { Position } from './grid-axes.ts'

/** A position as text: the value of `data-cell`. */
export const placeOf = ({ row, column }: Position): string => `${row}:${column}`

/** Returns the position of the cell that contains the target of an event. */
export function positionOf(target: EventTarget): Position | null {
  const place = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null
  const [row, column] = (place ?? '').split(':').map(Number)
  return row === undefined || column === undefined ? null : { row, column }
}
