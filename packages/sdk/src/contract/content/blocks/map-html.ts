import type * as z from 'zod/mini'
import { Html } from './fields.ts'

type Schema = z.core.$ZodType

/**
 * Returns a copy of `value` with every HTML string, as marked by the schema, passed through `clean`.
 */
export function mapHtml(schema: Schema, value: unknown, clean: (html: string) => string): unknown {
  if (schema === Html) return typeof value === 'string' ? clean(value) : value
  // The cast lets the switch on `type` narrow the definition.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return value === undefined || value === null ? value : mapHtml(def.innerType, value, clean)
    case 'array':
      return Array.isArray(value) ? value.map((item) => mapHtml(def.element, item, clean)) : value
    case 'object':
      return typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).map(([name, field]) => {
              const inner = def.shape[name]
              return [name, inner ? mapHtml(inner, field, clean) : field]
            }),
          )
        : value
    default:
      return value
  }
}
