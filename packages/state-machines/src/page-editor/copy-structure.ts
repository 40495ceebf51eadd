import { blockFields, type BlockField } from '@shyrdak/sdk/blocks'
import type { BlockTree, EditorBlock } from './block-tree.ts'
import { allBlocksOf } from './find-block.ts'
import { isRecord } from './is-record.ts'

type Props = Readonly<Record<string, unknown>>

/** Returns the props of one language with the texts of another, where it has some. */
function withTextsOf(fields: readonly BlockField[], props: Props, texts: Props): Props {
  const merged = fields.map((field): [string, unknown] => {
    const own = props[field.name]
    const other = texts[field.name]
    if (field.kind === 'text' || field.kind === 'html')
      return [field.name, typeof other === 'string' && own !== undefined ? other : own]
    if (field.kind === 'group' && isRecord(own) && isRecord(other))
      return [field.name, withTextsOf(field.fields, own, other)]
    if (field.kind === 'list' && Array.isArray(own) && Array.isArray(other))
      return [
        field.name,
        own.map((item: unknown, index) => {
          const twin: unknown = other[index]
          return isRecord(item) && isRecord(twin) ? withTextsOf(field.fields, item, twin) : item
        }),
      ]
    return [field.name, own]
  })
  return { ...props, ...Object.fromEntries(merged.filter(([, value]) => value !== undefined)) }
}

/**
 * Gives a language the structure of another one. Blocks of the same kind are matched in order, and matched
 * blocks keep their texts; the others get the texts of the model, to be translated. The rest of the old
 * structure is dropped.
 */
export function copyStructure(model: BlockTree, old: BlockTree): BlockTree {
  const left = Map.groupBy(allBlocksOf(old), ({ name }) => name)
  const build = (tree: BlockTree): BlockTree =>
    tree.map((block): EditorBlock => {
      const twin = left.get(block.name)?.shift()
      const props = twin ? withTextsOf(blockFields(block.name), block.props, twin.props) : block.props
      return { ...block, props, children: build(block.children) }
    })
  return build(model)
}
