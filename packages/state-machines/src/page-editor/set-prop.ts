import type { PropPath } from '@shyrdak/sdk/blocks'
import type { BlockId, BlockTree, EditorBlock } from './block-tree.ts'
import { changeBlock } from './change-block.ts'
import { withPropAt } from './prop-at.ts'

/** Sets the value at a path in the props of a block; `undefined` removes it. */
export const setProp = (tree: BlockTree, id: BlockId, path: PropPath, value: unknown): BlockTree =>
  path.length === 0
    ? tree
    : changeBlock(tree, id, (block) => {
        const props = withPropAt(block.props, path, value) as EditorBlock['props'] // withPropAt() keeps the type
        return props === block.props ? block : { ...block, props }
      })
