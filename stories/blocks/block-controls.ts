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

/** What the toolbar offers for each prop of a block, from the schema the backend reads pages with. */
export function controlsOf(name: BlockName): ArgTypes {
  const { properties = {}, required = [] } = z.toJSONSchema(BLOCK_SCHEMAS[name], { unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(properties).map(([prop, described]) => [
      prop,
      {
        ...(typeof described === 'object' && controlOf(described)),
        type: { name: 'other', value: '', required: required.includes(prop) },
        table: { category: prop === 'styles' || prop === 'classes' ? 'Every block' : name },
      },
    ]),
  )
}
