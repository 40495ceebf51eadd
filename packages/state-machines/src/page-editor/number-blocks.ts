import type { BlockId, BlockTree } from './block-tree.ts'

/** Blocks with ids, and the id that the next one gets. */
export interface Numbered {
  readonly blocks: BlockTree
  readonly next: BlockId
}

/** Copies of blocks with ids of their own, from `next` on: the same for trees of one shape. */
export function numberBlocks(blocks: BlockTree, next: BlockId): Numbered {
  let id = next
  const copy = (tree: BlockTree): BlockTree =>
    tree.map((block) => {
      const own = id
      id += 1
      return { ...block, id: own, children: copy(block.children) }
    })
  return { blocks: copy(blocks), next: id }
}
