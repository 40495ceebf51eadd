import type { BlockId, BlockTree } from './block-tree.ts'

/** Blocks with ids, and the next free id. */
export interface NumberedBlocks {
  readonly blocks: BlockTree
  readonly next: BlockId
}

/** Copies blocks with new ids from `next` on. Trees of the same shape get the same ids. */
export function numberBlocks(blocks: BlockTree, next: BlockId): NumberedBlocks {
  let id = next
  const copy = (tree: BlockTree): BlockTree =>
    tree.map((block) => {
      const own = id
      id += 1
      return { ...block, id: own, children: copy(block.children) }
    })
  return { blocks: copy(blocks), next: id }
}
