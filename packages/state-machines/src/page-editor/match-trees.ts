import type { BlockId, BlockTree, EditorBlock } from './block-tree.ts'
import { areEqual } from './prop-at.ts'
import { nodesOf } from './stored-tree.ts'

/** Returns a text that is equal for blocks with equal contents, including children. */
const textOf = (block: EditorBlock): string => JSON.stringify(nodesOf([block]))

const takeFrom = <Key>(queues: Map<Key, EditorBlock[]>, key: Key): EditorBlock | undefined =>
  queues.get(key)?.shift()

/**
 * Matches the blocks of a newer version with an older one and reuses their ids. Equal blocks stay the same
 * objects; new ones get ids from `next` on. Siblings are matched by equal contents first, then by kind in
 * order.
 */
export function matchTrees(
  before: BlockTree,
  after: BlockTree,
  next: BlockId,
): { tree: BlockTree; next: BlockId } {
  let fresh = next

  function match(olds: BlockTree, news: BlockTree): BlockTree {
    const byText = Map.groupBy(olds, textOf)
    const equal = news.map((block) => takeFrom(byText, textOf(block)))
    const taken = new Set(equal)
    const byName = Map.groupBy(
      olds.filter((block) => !taken.has(block)),
      ({ name }) => name,
    )
    const tree = news.map((block, index): EditorBlock => {
      const same = equal[index]
      if (same) return same
      const twin = takeFrom(byName, block.name)
      if (!twin) return numbered(block)
      const children = match(twin.children, block.children)
      const props = areEqual(twin.props, block.props) ? twin.props : block.props
      return { ...twin, props, children }
    })
    return tree.length === olds.length && tree.every((block, index) => block === olds[index]) ? olds : tree
  }

  function numbered(block: EditorBlock): EditorBlock {
    const id = fresh
    fresh += 1
    return { ...block, id, children: block.children.map(numbered) }
  }

  const tree = match(before, after)
  return { tree, next: fresh }
}
