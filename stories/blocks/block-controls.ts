import { BLOCK_SCHEMAS, type BlockName } from '@shyrdak/sdk/blocks'
import type { ArgTypes } from '@storybook/react-vite'
import * as z from 'zod/mini'

type PropSchema = z.core.JSONSchema.BaseSchema

/** The Storybook control for a prop. */
function controlOf(prop: PropSchema): ArgTypes[string] {
  if (prop.enum) return { control: 'select', options: prop.enum }
  switch (prop.type) {
    case 'boolean':
      return { control: 'boolean' }
    case 'integer':
    case 'number':
      return { control: { type: 'number', min: prop.minimum ?? 0, max: prop.maximum ?? 10_000 } }
    case 'array':
    case 'object':
      return { control: 'object' }
    default:
      return { control: 'text' } // strings, and lengths, which are a number or a string such as `50%`
  }
}

/** A short description of a prop's type. */
const kindOf = (prop: PropSchema): string =>
  prop.enum?.join(' | ') ?? (prop.anyOf ? 'number or text' : String(prop.type ?? 'text'))

const COMMON_PROPS = new Set(['styles', 'classes'])

/** The controls of a block, derived from its schema; props common to all blocks come last. */
export function controlsOf(name: BlockName): ArgTypes {
  const { properties = {}, required = [] } = z.toJSONSchema(BLOCK_SCHEMAS[name], { unrepresentable: 'any' })
  const props = Object.entries(properties).toSorted(
    ([one], [other]) => Number(COMMON_PROPS.has(one)) - Number(COMMON_PROPS.has(other)),
  )
  return Object.fromEntries(
    props.flatMap(([prop, schema]) =>
      typeof schema === 'boolean'
        ? []
        : [
            [
              prop,
              {
                ...controlOf(schema),
                type: { name: 'other', value: '', required: required.includes(prop) },
                table: {
                  category: COMMON_PROPS.has(prop) ? 'Every block' : name,
                  type: { summary: kindOf(schema) },
                },
              },
            ],
          ],
    ),
  )
}
