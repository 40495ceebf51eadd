import { BLOCK_SCHEMAS, type BlockName } from '@shyrdak/sdk/blocks'
import type { ArgTypes } from '@storybook/react-vite'
import * as z from 'zod/mini'

type Described = z.core.JSONSchema.BaseSchema

/** The control that fits what a prop takes. */
function controlOf(prop: Described): ArgTypes[string] {
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
      return { control: 'text' } // texts, and lengths, which are a number or text such as `50%`
  }
}

/** What a prop is, in a word or two. */
const kindOf = (prop: Described): string =>
  prop.enum?.join(' | ') ?? (prop.anyOf ? 'number or text' : String(prop.type ?? 'text'))

const EVERY_BLOCK = new Set(['styles', 'classes'])

/** What the toolbar offers for each prop of a block, its own first, from the schema the backend reads pages with. */
export function controlsOf(name: BlockName): ArgTypes {
  const { properties = {}, required = [] } = z.toJSONSchema(BLOCK_SCHEMAS[name], { unrepresentable: 'any' })
  const props = Object.entries(properties).toSorted(
    ([one], [other]) => Number(EVERY_BLOCK.has(one)) - Number(EVERY_BLOCK.has(other)),
  )
  return Object.fromEntries(
    props.flatMap(([prop, described]) =>
      typeof described === 'boolean'
        ? []
        : [
            [
              prop,
              {
                ...controlOf(described),
                type: { name: 'other', value: '', required: required.includes(prop) },
                table: {
                  category: EVERY_BLOCK.has(prop) ? 'Every block' : name,
                  type: { summary: kindOf(described) },
                },
              },
            ],
          ],
    ),
  )
}
