import { SIZE_CHART_LIMITS } from '@shyrdak/sdk/management'
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import {
  addColumn,
  addRow,
  copiedCells,
  removeColumn,
  removeRow,
  type ChartForm,
  type PastedTable,
} from './chart-form.ts'

export const cellId = (row: number, column: number) => `desk-chart-${row}-${column}`
export const headingId = (column: number) => `desk-chart-heading-${column}`
export const removeRowId = (row: number) => `desk-chart-remove-row-${row}`
export const REMOVE_SIZES_ID = 'desk-chart-remove-sizes'

const NOTHING_LEFT: PastedTable['left'] = { columns: 0, rows: 0 }

export interface ChartChanges {
  form: ChartForm
  /** The number of products made in each size. */
  inUse: ReadonlyMap<string, number>
  isLocked: boolean
  /** Called when rows or columns change their positions. */
  onReshape: (update: (form: ChartForm) => ChartForm) => void
}

/**
 * How the rows and columns of a chart are added, removed and pasted, and where the focus goes on. A removal
 * that takes away the size of a product is to be confirmed.
 */
export function useChartTable({ form, inUse, isLocked, onReshape }: ChartChanges) {
  const { rows } = form
  /** The row, or the column of sizes, whose removal waits for confirmation. */
  const [asking, setAsking] = useState<number | 'sizes' | null>(null)
  const focused = useRef<string>(null)
  const [pasted, setPasted] = useState<PastedTable | null>(null)
  useEffect(() => {
    if (focused.current === null) return
    document.getElementById(focused.current)?.focus()
    focused.current = null
  })
  const hasRoom = rows.length < SIZE_CHART_LIMITS.rows
  const sizeOf = (row: number) => rows[row]?.[0]?.trim() ?? ''
  /** The number of products whose size would be missing without this row. */
  const goodsOf = (row: number) =>
    rows.some((_, other) => other !== row && sizeOf(other) === sizeOf(row))
      ? 0
      : (inUse.get(sizeOf(row)) ?? 0)

  function keep(focus: string) {
    focused.current = focus
    setAsking(null)
  }
  function reshape(update: (form: ChartForm) => ChartForm, focus: string) {
    keep(focus)
    onReshape(update)
  }
  const insertRow = (row: number) => reshape((now) => addRow(now, row), cellId(row, 0))
  const dropRow = (row: number) => reshape((now) => removeRow(now, row), cellId(Math.max(row - 1, 0), 0))
  const dropColumn = (column: number) =>
    reshape((now) => removeColumn(now, column), headingId(Math.max(column - 1, 0)))

  return {
    hasRoom,
    asking,
    /** Closes the question and puts the focus back. */
    keep,
    sizeOf,
    goodsOf,
    insertRow,
    dropRow,
    dropColumn,
    addColumn: () => reshape(addColumn, headingId(form.columns.length)),
    /** Removes a row, after a question if products need it. */
    removeRow: (row: number) => (goodsOf(row) > 0 ? setAsking(row) : dropRow(row)),
    /** Removes a column, after a question if it holds the sizes of products. */
    removeColumn: (column: number) =>
      column === 0 && rows.some((_, row) => inUse.has(sizeOf(row))) ? setAsking('sizes') : dropColumn(column),
    /** Enter moves down a column, and adds a row at its end. */
    onKeyDown: (row: number, column: number) => (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      if (row + 1 < rows.length) document.getElementById(cellId(row + 1, column))?.focus()
      else if (hasRoom) reshape((now) => addRow(now, row + 1), cellId(row + 1, column))
    },
    /** Pastes a table; a single cell is pasted as usual. */
    onPaste: (put: (cells: string[][]) => PastedTable) => (event: ClipboardEvent) => {
      const cells = copiedCells(event.clipboardData.getData('text/plain'))
      if (isLocked || cells.length === 0 || (cells.length === 1 && cells[0]?.length === 1)) return
      event.preventDefault()
      const result = put(cells)
      setPasted(result)
      onReshape(() => result.form)
    },
    /** What had no room when it was pasted, until the form changes again: by input, saving or discarding. */
    left: pasted?.form === form ? pasted.left : NOTHING_LEFT,
  }
}

export type ChartActions = ReturnType<typeof useChartTable>
