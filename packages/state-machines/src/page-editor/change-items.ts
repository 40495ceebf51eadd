import { fieldAt, type PropPath } from '@shyrdak/sdk/blocks'
import { spliced, type BlockId, type BlockTree, type EditorBlock } from './block-tree.ts'
import { changeBlock } from './change-block.ts'
import { panelsOf, putChildren, takeChild } from './panels.ts'
import { propAt, withPropAt } from './prop-at.ts'

/** A list among the props of a block. */
export interface ItemList {
  readonly id: BlockId
  readonly path: PropPath
}

export const itemsAt = ({ props }: Pick<EditorBlock, 'props'>, path: PropPath): readonly unknown[] => {
  const items = propAt(props, path)
  return Array.isArray(items) ? items : []
}

/** The component of a new panel. */
const PANEL = 'Container'

/** Whether the list at a path has one entry per child. */
const isOfPanels = (block: EditorBlock, path: PropPath): boolean =>
  path.length === 1 && path[0] === panelsOf(block)

function withItems(block: EditorBlock, path: PropPath, items: readonly unknown[]): EditorBlock {
  const props = withPropAt(block.props, path, items) as EditorBlock['props'] // withPropAt() keeps the type
  return props === block.props ? block : { ...block, props }
}

/** Adds an item to a list, with a panel of the id `next` if items have one. A full list stays unchanged. */
export const insertItem = (
  tree: BlockTree,
  { id, path }: ItemList,
  index: number,
  item: unknown,
  next: BlockId,
): BlockTree =>
  changeBlock(tree, id, (block) => {
    const items = itemsAt(block, path)
    const field = fieldAt(block.name, path)
    if (field?.kind !== 'list' || items.length >= field.max) return block
    if (isOfPanels(block, path))
      return putChildren(block, index, [{ id: next, name: PANEL, props: {}, children: [], panel: item }])
    return withItems(block, path, spliced(items, index, 0, [item]))
  })

/** Removes an item from a list, with its panel if items have one. */
export const removeItem = (tree: BlockTree, { id, path }: ItemList, index: number): BlockTree =>
  changeBlock(tree, id, (block) => {
    const items = itemsAt(block, path)
    if (index >= items.length) return block
    const taken = isOfPanels(block, path) ? takeChild(block, index) : null
    return taken?.block ?? withItems(block, path, spliced(items, index, 1, []))
  })

/** Moves an item of a list to another position, with its panel if items have one. */
export const moveItem = (tree: BlockTree, { id, path }: ItemList, from: number, to: number): BlockTree =>
  changeBlock(tree, id, (block) => {
    const items = itemsAt(block, path)
    if (from === to || from >= items.length || to >= items.length) return block
    const taken = isOfPanels(block, path) && to < block.children.length ? takeChild(block, from) : null
    if (taken) return putChildren(taken.block, to, [taken.child])
    return withItems(block, path, spliced(spliced(items, from, 1, []), to, 0, [items[from]]))
  })
