import type { Axes, Position } from './grid-axes.ts'

/** A focus move. `next` and `previous` go through the rows cell by cell, `down` and `up` the columns. */
export type Move =
  | 'left'
  | 'right'
  | 'above'
  | 'below'
  | 'rowStart'
  | 'rowEnd'
  | 'start'
  | 'end'
  | 'top'
  | 'bottom'
  | 'next'
  | 'previous'
  | 'down'
  | 'up'

const clamp = (value: number, length: number) => Math.max(0, Math.min(length - 1, value))

/** The position after a move; null when `next` or `previous` leaves the grid. All other moves stay inside. */
export function moved({ row, column }: Position, move: Move, { rows, columns }: Axes): Position | null {
  const to = (toRow: number, toColumn: number): Position => ({
    row: clamp(toRow, rows),
    column: clamp(toColumn, columns),
  })
  const walk = (place: number, isByRow: boolean): Position | null => {
    if (place < 0 || place >= rows * columns) return null
    return isByRow
      ? { row: Math.floor(place / columns), column: place % columns }
      : { row: place % rows, column: Math.floor(place / rows) }
  }
  switch (move) {
    case 'left':
      return to(row, column - 1)
    case 'right':
      return to(row, column + 1)
    case 'above':
      return to(row - 1, column)
    case 'below':
      return to(row + 1, column)
    case 'rowStart':
      return to(row, 0)
    case 'rowEnd':
      return to(row, columns - 1)
    case 'start':
      return to(0, 0)
    case 'end':
      return to(rows - 1, columns - 1)
    case 'top':
      return to(0, column)
    case 'bottom':
      return to(rows - 1, column)
    case 'next':
      return walk(row * columns + column + 1, true)
    case 'previous':
      return walk(row * columns + column - 1, true)
    case 'down':
      return walk(column * rows + row + 1, false) ?? { row, column }
    case 'up':
      return walk(column * rows + row - 1, false) ?? { row, column }
    default:
      return move satisfies never
  }
}

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

const ARROWS: Readonly<Record<string, readonly [Move, Move]>> = {
  ArrowLeft: ['left', 'rowStart'],
  ArrowRight: ['right', 'rowEnd'],
  ArrowUp: ['above', 'top'],
  ArrowDown: ['below', 'bottom'],
  Home: ['rowStart', 'start'],
  End: ['rowEnd', 'end'],
}

/**
 * The move of a key; null for all other keys. `Tab` moves to the next cell only while a count is being
 * edited; otherwise it leaves the grid, as in any ARIA grid.
 */
export function moveOf({ key, ctrlKey, metaKey, shiftKey }: Key, isTyping: boolean): Move | null {
  const arrow = ARROWS[key]
  if (arrow) return arrow[ctrlKey || metaKey ? 1 : 0]
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab' && isTyping) return shiftKey ? 'previous' : 'next'
  return null
}
