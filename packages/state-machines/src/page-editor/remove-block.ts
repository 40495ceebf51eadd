import { spliced, type BlockId, type BlockTree, type EditorBlock } from './block-tree.ts'
import { changeBlock } from './change-block.ts'
import { findBlock, placeOf } from './find-block.ts'
import { takeChild } from './panels.ts'

/** Takes a block out of a tree, with its entry if it is a panel. Returns null if it does not exist. */
export function takeBlock(tree: BlockTree, id: BlockId): { tree: BlockTree; block: EditorBlock } | null {
  const place = placeOf(tree, id)
  const found = findBlock(tree, id)
  if (!place || !found) return null
  const { parent, index } = place
  if (parent === null) return { tree: spliced(tree, index, 1, []), block: found }
  let block = found
  const without = changeBlock(tree, parent, (holder) => {
    const taken = takeChild(holder, index)
    if (!taken) return holder
    block = taken.child
    return taken.block
  })
  return { tree: without, block }
}

/** Removes a block with its children. */
export const removeBlock = (tree: BlockTree, id: BlockId): BlockTree => takeBlock(tree, id)?.tree ?? tree
