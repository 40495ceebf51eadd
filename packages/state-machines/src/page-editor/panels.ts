import { fieldAt, nestingOf } from '@shyrdak/sdk/blocks'
import { blankItem } from './blank-item.ts'
import { spliced, type BlockTree, type EditorBlock } from './block-tree.ts'

/** Returns the name of the list prop that has one entry per child of a block; undefined without panels. */
export const panelsOf = ({ name }: Pick<EditorBlock, 'name'>): string | undefined => nestingOf(name)?.panels

const listIn = ({ props }: EditorBlock, list: string): readonly unknown[] => {
  const items = props[list]
  return Array.isArray(items) ? items : []
}

/** Returns a block without its panel entry. */
function settled({ panel: _, ...block }: EditorBlock): EditorBlock {
  return block
}

/** Inserts children into a block, each with its entry if the block has panels. */
export function putChildren(block: EditorBlock, place: number, added: BlockTree): EditorBlock {
  const list = panelsOf(block)
  const index = Math.min(place, block.children.length)
  if (list === undefined) return { ...block, children: spliced(block.children, index, 0, added) }
  const before = listIn(block, list)
  // A page from elsewhere may have fewer entries than children.
  const missing = Array.from({ length: Math.max(0, index - before.length) }, () =>
    blankItem(block.name, [list]),
  )
  const items = added.map(({ panel }) => panel ?? blankItem(block.name, [list]))
  return {
    ...block,
    props: { ...block.props, [list]: spliced([...before, ...missing], index, 0, items) },
    children: spliced(block.children, index, 0, added.map(settled)),
  }
}

/** Takes a child out of a block, with its panel entry. Returns null if there is none. */
export function takeChild(
  block: EditorBlock,
  index: number,
): { block: EditorBlock; child: EditorBlock } | null {
  const child = block.children[index]
  if (!child) return null
  const children = spliced(block.children, index, 1, [])
  const list = panelsOf(block)
  if (list === undefined) return { block: { ...block, children }, child }
  const items = listIn(block, list)
  const panel = items[index]
  return {
    block: { ...block, props: { ...block.props, [list]: spliced(items, index, 1, []) }, children },
    child: panel === undefined ? child : { ...child, panel },
  }
}

/** Returns the maximum number of children of a block. */
export function roomIn(block: EditorBlock): number {
  const list = panelsOf(block)
  const field = list === undefined ? undefined : fieldAt(block.name, [list])
  return field?.kind === 'list' ? field.max : Number.POSITIVE_INFINITY
}
