import { spliced, type BlockTree, type Place } from './block-tree.ts'
import { changeBlock } from './change-block.ts'
import { putChildren } from './panels.ts'
import { refusalOf } from './refusal.ts'

/** Inserts blocks at a place, without checking whether they are allowed there. */
export const putBlocks = (tree: BlockTree, blocks: BlockTree, { parent, index }: Place): BlockTree =>
  parent === null
    ? spliced(tree, index, 0, blocks)
    : changeBlock(tree, parent, (block) => putChildren(block, index, blocks))

/** Inserts blocks at a place. Returns the same tree if they are not allowed there: `refusalOf` says why. */
export const insertBlocks = (tree: BlockTree, blocks: BlockTree, place: Place): BlockTree =>
  blocks.length === 0 || refusalOf(tree, blocks, place) !== null ? tree : putBlocks(tree, blocks, place)
