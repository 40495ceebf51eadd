import {
  findBlock,
  placeOf,
  refusedMove,
  type BlockId,
  type BlockTree,
  type Place,
} from '@shyrdak/state-machines/page-editor'

/** Where a block is dropped, relative to a row. */
export type DropSide = 'before' | 'inside' | 'after'

/** The possible sides of a row at a relative height from 0 to 1, the most likely one first. */
const sidesAt = (height: number): readonly DropSide[] => {
  if (height < 0.3) return ['before', 'inside', 'after']
  return height > 0.7 ? ['after', 'inside', 'before'] : ['inside', height < 0.5 ? 'before' : 'after']
}

function placeAt(tree: BlockTree, target: BlockId, side: DropSide): Place | undefined {
  if (side === 'inside') return { parent: target, index: findBlock(tree, target)?.children.length ?? 0 }
  const place = placeOf(tree, target)
  return place && { ...place, index: place.index + (side === 'after' ? 1 : 0) }
}

/** Adjusts an index for the moved block, which leaves its old position. */
function withoutMoved(tree: BlockTree, id: BlockId, place: Place): Place {
  const before = placeOf(tree, id)
  const isBelow = before?.parent === place.parent && before.index < place.index
  return isBelow ? { ...place, index: place.index - 1 } : place
}

/** Returns the place for a block dropped on a row at this relative height; null when it may not be there. */
export function dropPlace(
  tree: BlockTree,
  id: BlockId,
  target: BlockId,
  height: number,
): { side: DropSide; place: Place } | null {
  if (id === target) return null
  for (const side of sidesAt(height)) {
    const at = placeAt(tree, target, side)
    const place = at && withoutMoved(tree, id, at)
    if (place && refusedMove(tree, id, place) === null) return { side, place }
  }
  return null
}
