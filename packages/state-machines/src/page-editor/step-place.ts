import { canContain } from '@shyrdak/sdk/blocks'
import type { BlockId, BlockTree, EditorBlock, Place } from './block-tree.ts'
import { findBlock, pathTo, placeOf } from './find-block.ts'

/** How a block is moved by one step: before or after its neighbour, into it, or out of its parent. */
export type Step = 'up' | 'down' | 'in' | 'out'

/**
 * Returns the first block that may contain one of this name: the block itself, its last child, the last child
 * of that, and so on.
 */
function holderIn(block: EditorBlock, name: string): EditorBlock | undefined {
  if (canContain(block.name, name)) return block
  const last = block.children.at(-1)
  return last && holderIn(last, name)
}

/** Returns the place one step away from a block, or null. A step out of a column leads beside its row. */
export function stepPlace(tree: BlockTree, id: BlockId, step: Step): Place | null {
  const place = placeOf(tree, id)
  const path = pathTo(tree, id)
  const block = path.at(-1)
  if (!place || !block) return null
  const { parent, index } = place
  const siblings = parent === null ? tree : (findBlock(tree, parent)?.children ?? [])
  switch (step) {
    case 'up':
      return index > 0 ? { parent, index: index - 1 } : null
    case 'down':
      return index < siblings.length - 1 ? { parent, index: index + 1 } : null
    case 'in': {
      const before = siblings[index - 1]
      const holder = before && holderIn(before, block.name)
      return holder ? { parent: holder.id, index: holder.children.length } : null
    }
    case 'out': {
      const around = path.slice(0, -1)
      while (around.length > 0) {
        const left = around.pop()
        const holder = around.at(-1)
        const outside = left && placeOf(tree, left.id)
        if (outside && canContain(holder?.name ?? null, block.name))
          return { parent: outside.parent, index: outside.index + 1 }
      }
      return null
    }
    default:
      return step satisfies never
  }
}

/**
 * Returns a place for new blocks of a name, as near as possible to a block: inside it if it is empty, below
 * it, or further out.
 */
export function placeNear(tree: BlockTree, id: BlockId | null, name: string): Place {
  const path = id === null ? [] : pathTo(tree, id)
  const block = path.at(-1)
  if (block?.children.length === 0 && canContain(block.name, name)) return { parent: block.id, index: 0 }
  for (const [depth, one] of [...path.entries()].toReversed()) {
    const holder = path[depth - 1]
    const place = placeOf(tree, one.id)
    if (place && canContain(holder?.name ?? null, name)) return { ...place, index: place.index + 1 }
  }
  return { parent: null, index: tree.length }
}
