import type { BlockId, BlockTree, EditorBlock, Place } from './block-tree.ts'

/** Returns the blocks from the top of the page down to the one with this id; empty if there is none. */
export function pathTo(tree: BlockTree, id: BlockId): readonly EditorBlock[] {
  for (const block of tree) {
    if (block.id === id) return [block]
    const below = pathTo(block.children, id)
    if (below.length > 0) return [block, ...below]
  }
  return []
}

export const findBlock = (tree: BlockTree, id: BlockId): EditorBlock | undefined => pathTo(tree, id).at(-1)

/** Returns the place of a block; undefined if it does not exist. */
export function placeOf(tree: BlockTree, id: BlockId): Place | undefined {
  const path = pathTo(tree, id)
  const block = path.at(-1)
  if (!block) return undefined
  const parent = path.at(-2)
  return { parent: parent?.id ?? null, index: (parent?.children ?? tree).indexOf(block) }
}

/** Returns the blocks of a page from top to bottom, each before its children. */
export const allBlocksOf = (tree: BlockTree): EditorBlock[] =>
  tree.flatMap((block) => [block, ...allBlocksOf(block.children)])

/** Counts the blocks, including their children. */
export const countBlocks = (tree: BlockTree): number =>
  tree.reduce((sum, { children }) => sum + 1 + countBlocks(children), 0)

/** Returns the number of levels. */
export const heightOf = (tree: BlockTree): number =>
  tree.reduce((most, { children }) => Math.max(most, 1 + heightOf(children)), 0)
