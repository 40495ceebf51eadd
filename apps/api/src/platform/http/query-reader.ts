import * as z from 'zod/mini'

type Kind = 'text' | 'integer' | 'boolean'
interface Field {
  kind: Kind
  isList: boolean
}

/**
 * Converts query and path strings to the types a schema expects: numbers, booleans, lists (a repeated key). A
 * value that does not convert stays a string, for the schema to refuse by name.
 */
export function queryReader(
  schema: z.core.$ZodType,
): (raw: Record<string, unknown>) => Record<string, unknown> {
  const fields = new Map<string, Field>()
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  for (const [name, field] of Object.entries(json.properties ?? {})) {
    if (typeof field === 'boolean') continue
    const isList = field.type === 'array'
    const items =
      isList && typeof field.items === 'object' && !Array.isArray(field.items) ? field.items : field
    fields.set(name, { kind: kindOf(items.type), isList })
  }
  return (raw) => {
    const read: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(raw)) {
      const field = fields.get(name)
      if (!field || value === undefined) read[name] = value
      else if (field.isList)
        read[name] = (Array.isArray(value) ? value : [value]).map((item) => readValue(item, field.kind))
      else read[name] = readValue(value, field.kind)
    }
    return read
  }
}

const kindOf = (type: unknown): Kind =>
  type === 'integer' || type === 'number' ? 'integer' : type === 'boolean' ? 'boolean' : 'text'

function readValue(value: unknown, kind: Kind): unknown {
  if (typeof value !== 'string') return value
  if (kind === 'integer') return /^-?\d{1,15}$/.test(value) ? Number(value) : value
  if (kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  return value
}
