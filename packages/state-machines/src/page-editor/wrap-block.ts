import { canContain, nestingOf, TREE_LIMITS } from '@shyrdak/sdk/blocks'
import type { BlockId, BlockTree, EditorBlock } from './block-tree.ts'
import { countBlocks, findBlock, placeOf } from './find-block.ts'
import { putBlocks } from './insert-blocks.ts'
import { putChildren } from './panels.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import { takeBlock } from './remove-block.ts'

/** Returns the wrappers of a block, outermost first; a row adds a column. Null if it may not be inside. */
function wrappersOf(wrapper: string, name: string): readonly string[] | null {
  if (canContain(wrapper, name)) return [wrapper]
  const holds = nestingOf(wrapper)?.holds
  const between = Array.isArray(holds) && holds.find((inner) => canContain(inner, name))
  return between ? [wrapper, between] : null
}

function wrapped(wrappers: readonly string[], block: EditorBlock, next: BlockId): EditorBlock {
  const [name, ...inner] = wrappers
  if (name === undefined) return block
  return putChildren({ id: next, name, props: {}, children: [] }, 0, [wrapped(inner, block, next + 1)])
}

/** Returns why a block cannot be wrapped; null if it can. */
export function refusedWrap(tree: BlockTree, id: BlockId, wrapper: string): Refusal | null {
  const place = placeOf(tree, id)
  const block = findBlock(tree, id)
  if (!place || !block) return 'missing'
  const wrappers = wrappersOf(wrapper, block.name)
  if (!wrappers) return 'not_allowed'
  if (countBlocks(tree) + wrappers.length > TREE_LIMITS.nodes) return 'too_many'
  return refusalOf(tree, [wrapped(wrappers, block, 0)], place, { isMove: true })
}

/** Wraps a block in a new one at its place. New blocks get ids from `next` on. */
export function wrapBlock(tree: BlockTree, id: BlockId, wrapper: string, next: BlockId): BlockTree {
  const place = placeOf(tree, id)
  const taken = takeBlock(tree, id)
  const wrappers = taken && wrappersOf(wrapper, taken.block.name)
  if (!place || !wrappers || refusedWrap(tree, id, wrapper) !== null) return tree
  const { panel, ...block } = taken.block
  // The panel entry of the block passes to its wrapper.
  const around = { ...wrapped(wrappers, block, next), ...(panel !== undefined && { panel }) }
  return putBlocks(taken.tree, [around], place)
}
