import { blockFields, blockNameOf, type BlockField, type BlockNode } from '@shyrdak/sdk/blocks'

/** The path of the first image of a page's blocks, for links to the page on social networks; undefined without one. */
export function firstImage(nodes: readonly BlockNode[]): string | undefined {
  for (const node of nodes) {
    const found = imageIn(node.props ?? {}, blockFields(blockNameOf(node))) ?? firstImage(node.children ?? [])
    if (found !== undefined) return found
  }
  return undefined
}

function imageIn(
  props: Readonly<Record<string, unknown>>,
  fields: readonly BlockField[],
): string | undefined {
  for (const field of fields) {
    const value = props[field.name]
    if (field.kind === 'image' && typeof value === 'string' && value !== '') return value
    if (field.kind !== 'list' && field.kind !== 'group') continue
    for (const item of field.kind === 'list' && Array.isArray(value) ? value : [value]) {
      const found = isRecord(item) ? imageIn(item, field.fields) : undefined
      if (found !== undefined) return found
    }
  }
  return undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
