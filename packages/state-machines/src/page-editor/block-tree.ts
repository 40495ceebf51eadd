/** Names a block for as long as the editor is open, wherever it is moved. It is not stored. */
export type BlockId = number

/** A block of a page in the editor. It is never changed: an edit makes another one, and leaves alone what it is not about. */
export interface EditorBlock {
  readonly id: BlockId
  /** Its component name. An unknown one stays as it was stored. */
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children: BlockTree
  /** Its entry among the panels of the block that it was taken out of, for the way back. It is not stored. */
  readonly panel?: unknown
}

/** Blocks that stand one below the other. */
export type BlockTree = readonly EditorBlock[]

/** A place between the children of a block, or with `null` of the page. */
export interface Place {
  readonly parent: BlockId | null
  /** How many siblings stand before it. */
  readonly index: number
}

/** A list with some of its entries replaced. */
export const spliced = <Item>(list: readonly Item[], index: number, count: number, added: readonly Item[]) =>
  list.toSpliced(index, count, ...added)
