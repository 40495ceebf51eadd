import type { BlockId, BlockTree, Place } from './block-tree.ts'
import { placeOf } from './find-block.ts'
import { putBlocks } from './insert-blocks.ts'
import { refusedMove } from './refusal.ts'
import { takeBlock } from './remove-block.ts'

/**
 * Moves a block to a place, whose `index` counts the siblings without the block itself. Returns the same tree
 * if the block is already there, or is not allowed there: `refusedMove` says why.
 */
export function moveBlock(tree: BlockTree, id: BlockId, place: Place): BlockTree {
  const before = placeOf(tree, id)
  if (before?.parent === place.parent && before.index === place.index) return tree
  if (refusedMove(tree, id, place) !== null) return tree
  const taken = takeBlock(tree, id)
  return taken ? putBlocks(taken.tree, [taken.block], place) : tree
}
