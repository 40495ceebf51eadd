import type { BlockId, BlockTree, EditorBlock } from '@shyrdak/state-machines/page-editor'

/** A block as a row of the outline. */
export interface OutlineRow {
  readonly block: EditorBlock
  /** The page itself is level 1. */
  readonly level: number
  /** The position among the siblings, from 1. */
  readonly position: number
  readonly siblings: number
  /** Undefined for a block without children. */
  readonly isOpen: boolean | undefined
}

/** The visible rows, without the content of collapsed blocks. */
export function outlineRows(tree: BlockTree, folded: ReadonlySet<BlockId>, level = 2): OutlineRow[] {
  return tree.flatMap((block, index) => {
    const isOpen = block.children.length > 0 ? !folded.has(block.id) : undefined
    const row = { block, level, position: index + 1, siblings: tree.length, isOpen }
    return isOpen ? [row, ...outlineRows(block.children, folded, level + 1)] : [row]
  })
}
