import { canContain } from '@shyrdak/sdk/blocks'
import type { BlockId, BlockTree } from './block-tree.ts'
import { findBlock, placeOf } from './find-block.ts'
import { putBlocks } from './insert-blocks.ts'
import type { Refusal } from './refusal.ts'
import { takeBlock } from './remove-block.ts'

/** Returns blocks that a holder may contain. One that it may not contain is replaced by its children. */
const allowedIn = (holder: string | null, blocks: BlockTree): BlockTree =>
  blocks.flatMap((block) => (canContain(holder, block.name) ? [block] : allowedIn(holder, block.children)))

/** Returns why a block cannot be replaced by its children; null if it can. */
export function refusedUnwrap(tree: BlockTree, id: BlockId): Refusal | null {
  const block = findBlock(tree, id)
  if (!block) return 'missing'
  return block.children.length === 0 ? 'not_allowed' : null
}

/** Replaces a block by its children. */
export function unwrapBlock(tree: BlockTree, id: BlockId): BlockTree {
  const place = placeOf(tree, id)
  const taken = takeBlock(tree, id)
  if (!place || !taken || refusedUnwrap(tree, id) !== null) return tree
  const holder = place.parent === null ? null : (findBlock(tree, place.parent)?.name ?? null)
  const { children, panel } = taken.block
  const [first, ...others] = allowedIn(holder, children)
  if (!first) return taken.tree
  return putBlocks(taken.tree, [panel === undefined ? first : { ...first, panel }, ...others], place)
}
