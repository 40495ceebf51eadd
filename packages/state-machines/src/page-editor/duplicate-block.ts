import type { BlockId, BlockTree } from './block-tree.ts'
import { placeOf } from './find-block.ts'
import { insertBlocks } from './insert-blocks.ts'
import { numberBlocks } from './number-blocks.ts'
import { takeBlock } from './remove-block.ts'

/** Puts a copy of a block below it. The copy and what is in it get ids from `next` on. */
export function duplicateBlock(tree: BlockTree, id: BlockId, next: BlockId): BlockTree {
  const place = placeOf(tree, id)
  // As it would leave its place: with its entry where it is a panel.
  const block = takeBlock(tree, id)?.block
  if (!place || !block) return tree
  return insertBlocks(tree, numberBlocks([block], next).blocks, { ...place, index: place.index + 1 })
}
