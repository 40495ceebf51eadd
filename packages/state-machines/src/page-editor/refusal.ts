import { canContain, TREE_LIMITS } from '@shyrdak/sdk/blocks'
import type { BlockId, BlockTree, Place } from './block-tree.ts'
import { countBlocks, heightOf, pathTo } from './find-block.ts'
import { roomIn } from './panels.ts'

/** Why an edit is refused: a block is missing or not allowed, or the page would get too deep or large. */
export type Refusal = 'missing' | 'not_allowed' | 'too_deep' | 'too_many'

/** Returns why blocks may not be put at a place; null if they may. A move counts no block twice. */
export function refusalOf(
  tree: BlockTree,
  blocks: BlockTree,
  { parent }: Place,
  { isMove = false } = {},
): Refusal | null {
  const path = parent === null ? [] : pathTo(tree, parent)
  if (parent !== null && path.length === 0) return 'missing'
  const isInsideItself = isMove && path.some(({ id }) => blocks.some((block) => block.id === id))
  const holder = path.at(-1)
  if (isInsideItself || !blocks.every(({ name }) => canContain(holder?.name ?? null, name)))
    return 'not_allowed'
  const others = holder?.children.filter((child) => !blocks.some(({ id }) => child.id === id)) ?? []
  if (holder && others.length + blocks.length > roomIn(holder)) return 'too_many'
  if (path.length + heightOf(blocks) > TREE_LIMITS.depth) return 'too_deep'
  if (!isMove && countBlocks(tree) + countBlocks(blocks) > TREE_LIMITS.nodes) return 'too_many'
  return null
}

/** Returns why a block may not be moved to a place; null if it may. */
export function refusedMove(tree: BlockTree, id: BlockId, place: Place): Refusal | null {
  const block = pathTo(tree, id).at(-1)
  return block ? refusalOf(tree, [block], place, { isMove: true }) : 'missing'
}
