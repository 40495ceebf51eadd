import { isBlank } from '#rules/blank.ts'
import { blockFields, type BlockField, type PropPath } from './block-fields.ts'
import { blockNameOf, type BlockNode } from './node.ts'

/** HTML elements that are visible without text. */
const SEEN = /<(?:img|hr)\b/i
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ')

/** Whether a text of a block shows nothing. */
export const isEmptyText = (kind: 'text' | 'html', text: string): boolean =>
  kind === 'text' ? isBlank(text) : !SEEN.test(text) && isBlank(wordsOf(text))

const valueIn = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null && Object.hasOwn(values, name)
    ? (values as Readonly<Record<string, unknown>>)[name] // checked to be an object; its values stay unknown
    : undefined

function emptyIn(fields: readonly BlockField[], values: unknown, before: PropPath): PropPath[] {
  return fields.flatMap((field) => {
    const value = valueIn(values, field.name)
    const path = [...before, field.name]
    if (field.kind === 'text' || field.kind === 'html')
      return field.isRequired && typeof value === 'string' && isEmptyText(field.kind, value) ? [path] : []
    if (field.kind === 'group') return emptyIn(field.fields, value, path)
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((item, index) => emptyIn(field.fields, item, [...path, index]))
    return []
  })
}

/**
 * Returns the paths of required texts that are empty, such as `[0, 'props', 'items', 1, 'title']`. A page
 * with such texts can be read, since `readBlocks` keeps them, but not saved.
 */
export const emptyTexts = (nodes: readonly BlockNode[], before: PropPath = []): PropPath[] =>
  nodes.flatMap((node, index) => [
    ...emptyIn(blockFields(blockNameOf(node)), node.props, [...before, index, 'props']),
    ...emptyTexts(node.children ?? [], [...before, index, 'children']),
  ])
