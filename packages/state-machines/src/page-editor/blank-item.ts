import { fieldAt, type BlockField, type PropPath } from '@shyrdak/sdk/blocks'

/** Returns the initial value of a required field; undefined if it must be selected. */
function blankOf(field: BlockField, key: string): unknown {
  switch (field.kind) {
    case 'key':
      return key
    case 'text':
    case 'html':
    case 'href':
    case 'image':
    case 'video':
      return ''
    case 'number':
      return field.min
    case 'enum':
      return field.options[0]
    case 'boolean':
      return false
    case 'list':
      return []
    case 'group':
      return blankFields(field.fields, key)
    default:
      return undefined
  }
}

const blankFields = (fields: readonly BlockField[], key: string): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ isRequired }) => isRequired)
      .map((field) => [field.name, blankOf(field, key)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** Returns a new item for the list, or a new group, at a path. `key` identifies it if items have a key. */
export function blankItem(name: string, path: PropPath, key = ''): Record<string, unknown> {
  const field = fieldAt(name, path)
  return field?.kind === 'list' || field?.kind === 'group' ? blankFields(field.fields, key) : {}
}
