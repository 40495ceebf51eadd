import type { WholesaleProduct } from '@shyrdak/sdk/contract'

/** The position of a cell in the table. */
export interface Position {
  readonly row: number
  readonly column: number
}

type Color = WholesaleProduct['colors'][number]
type Size = Color['sizes'][number]

export interface GridCell {
  readonly color: Color
  readonly size: Size
}

/** The layout of the table: colours by sizes, or the sizes of one colour in rows. */
export interface Axes {
  readonly rows: number
  readonly columns: number
  /** The cell at a position; null when the colour is not available in that size. */
  readonly at: (position: Position) => GridCell | null
}

/** The sizes of all colours in ascending order. Sizes that are not numbers keep the order of the product. */
export function sizeNames({ colors }: Pick<WholesaleProduct, 'colors'>): string[] {
  const names = [...new Set(colors.flatMap(({ sizes }) => sizes.map(({ name }) => name)))]
  return names.every((name) => Number.isFinite(parseFloat(name)))
    ? names.sort((one, other) => parseFloat(one) - parseFloat(other))
    : names
}

/** Returns the layout for a product. `only` is the id of the colour on a narrow screen; null for all. */
export function axesOf(product: Pick<WholesaleProduct, 'colors'>, only: number | null): Axes {
  const { colors } = product
  const names = sizeNames(product)
  const cell = (color: Color | undefined, name: string | undefined): GridCell | null => {
    const size = color?.sizes.find((one) => one.name === name)
    return color && size ? { color, size } : null
  }
  if (only === null)
    return {
      rows: colors.length,
      columns: names.length,
      at: ({ row, column }) => cell(colors[row], names[column]),
    }
  const color = colors.find(({ id }) => id === only)
  return { rows: names.length, columns: 1, at: ({ row }) => cell(color, names[row]) }
}

/** Two opposite corners of a range of cells; the focus is at `to`. */
export interface Range {
  readonly from: Position
  readonly to: Position
}

/** The positions of a range, row by row. */
export function positionsIn({ from, to }: Range): Position[][] {
  const between = (one: number, other: number) =>
    Array.from({ length: Math.abs(other - one) + 1 }, (_, place) => Math.min(one, other) + place)
  return between(from.row, to.row).map((row) =>
    between(from.column, to.column).map((column) => ({ row, column })),
  )
}

export const isIn = (range: Range, { row, column }: Position): boolean =>
  (row - range.from.row) * (row - range.to.row) <= 0 &&
  (column - range.from.column) * (column - range.to.column) <= 0
