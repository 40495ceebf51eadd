import { spliced, type BlockTree, type Place } from './block-tree.ts'
import { changeBlock } from './change-block.ts'
import { putChildren } from './panels.ts'
import { refusalOf } from './refusal.ts'

/** Puts blocks at a place, without asking whether they may stand there. */
export const putBlocks = (tree: BlockTree, blocks: BlockTree, { parent, index }: Place): BlockTree =>
  parent === null
    ? spliced(tree, index, 0, blocks)
    : changeBlock(tree, parent, (block) => putChildren(block, index, blocks))

/** Inserts blocks at a place. The tree stays as it is if they may not stand there: `refusalOf` says why. */
export const insertBlocks = (tree: BlockTree, blocks: BlockTree, place: Place): BlockTree =>
  blocks.length === 0 || refusalOf(tree, blocks, place) !== null ? tree : putBlocks(tree, blocks, place)
