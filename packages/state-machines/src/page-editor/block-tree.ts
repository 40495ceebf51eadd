/** Identifies a block while the editor is open, wherever it is moved. Not stored. */
export type BlockId = number

/** A block of a page in the editor. Immutable: an edit creates new objects only for what it changes. */
export interface EditorBlock {
  readonly id: BlockId
  /** The component name. A block with an unknown one stays as it was stored. */
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children: BlockTree
  /** Its panel entry in the block that it was taken out of, for moving it back. Not stored. */
  readonly panel?: unknown
}

/** Sibling blocks, in order. */
export type BlockTree = readonly EditorBlock[]

/** A place among the children of a block; the parent `null` is the page. */
export interface Place {
  readonly parent: BlockId | null
  /** Number of siblings before it. */
  readonly index: number
}

/** Returns a copy of a list with some of its entries replaced. */
export const spliced = <Item>(list: readonly Item[], index: number, count: number, added: readonly Item[]) =>
  list.toSpliced(index, count, ...added)
