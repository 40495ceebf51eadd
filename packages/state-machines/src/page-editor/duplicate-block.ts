import type { BlockId, BlockTree } from './block-tree.ts'
import { placeOf } from './find-block.ts'
import { insertBlocks } from './insert-blocks.ts'
import { numberBlocks } from './number-blocks.ts'
import { takeBlock } from './remove-block.ts'

/** Inserts a copy of a block below it. The copy and its children get ids from `next` on. */
export function duplicateBlock(tree: BlockTree, id: BlockId, next: BlockId): BlockTree {
  const place = placeOf(tree, id)
  // Taken as for a move, so that a panel has its entry.
  const block = takeBlock(tree, id)?.block
  if (!place || !block) return tree
  return insertBlocks(tree, numberBlocks([block], next).blocks, { ...place, index: place.index + 1 })
}
