import type { BlockId, BlockTree, EditorBlock } from './block-tree.ts'

/** Replaces the block with this id by the result of `change`. Unaffected blocks stay the same objects. */
export function changeBlock(
  tree: BlockTree,
  id: BlockId,
  change: (block: EditorBlock) => EditorBlock,
): BlockTree {
  for (const [index, block] of tree.entries()) {
    if (block.id === id) {
      const changed = change(block)
      return changed === block ? tree : tree.with(index, changed)
    }
    const children = changeBlock(block.children, id, change)
    if (children !== block.children) return tree.with(index, { ...block, children })
  }
  return tree
}
