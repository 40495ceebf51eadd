import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** Any part of a value, to be put in place of what is built. */
export type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Overrides<T[K]> | undefined }
    : T

/** Texts of every form that the contract checks; a schema gets the first that it accepts. */
const TEXTS = [
  'felt-slippers',
  'Felt slippers',
  '1234.50',
  'KG',
  'KGS',
  '2026-03-06T09:30:00.000Z',
  '2026-03-06',
  '/media/felt-slippers.jpg',
  '#8a3324',
  'aigul@example.kg',
  '+996700123456',
  '720001',
  '00000000-0000-4000-8000-000000000000',
  'AAAAAAAAAAAAAAAAAAAAAAAA',
  'https://store.example',
  'true',
]
const NUMBERS = [1, 0, 5, 10, 20, 100, 1000]

/** The first of these values that the schema accepts. */
function firstAccepted(schema: Schema, values: readonly unknown[]): unknown {
  const found = values.find((value) => z.safeParse(schema, value).success)
  if (found === undefined)
    throw new Error(`No sample value fits ${JSON.stringify(z.toJSONSchema(schema))}: add one to the builders`)
  return found
}

function valueOf(schema: Schema, parents: readonly Schema[]): unknown {
  // The one cast that lets a switch on `type` narrow what a schema is made of.
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = [...parents, schema]
  switch (def.type) {
    case 'string':
      return firstAccepted(schema, TEXTS)
    case 'number':
      return firstAccepted(schema, NUMBERS)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, field]) => field._zod.optin !== 'optional')
          .map(([name, field]) => [name, valueOf(field, inner)]),
      )
    case 'array':
      // A tree ends at its first branch.
      return parents.includes(def.element) ? [] : [valueOf(def.element, inner)]
    case 'record':
      return {}
    case 'tuple':
      return def.items.map((item) => valueOf(item, inner))
    case 'union':
      return valueOf(firstOption(def.options), inner)
    case 'nullable':
      return parents.includes(def.innerType) ? null : valueOf(def.innerType, inner)
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return valueOf(def.innerType, inner)
    case 'lazy':
      return valueOf(def.getter(), inner)
    case 'unknown':
    case 'any':
      return {}
    case 'undefined':
    case 'void':
      return undefined
    default:
      throw new Error(`The builders know no ${def.type}: add it`)
  }
}

function firstOption(options: readonly Schema[]): Schema {
  const [first] = options
  if (!first) throw new Error('A union of nothing has no value')
  return first
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects are joined field by field, everything else is replaced. */
function join(value: unknown, override: unknown): unknown {
  if (!isPlain(value) || !isPlain(override)) return override
  const joined = { ...value }
  for (const [name, replacement] of Object.entries(override)) joined[name] = join(value[name], replacement)
  return joined
}

/**
 * A valid value of a schema, the same every time, with parts of it replaced: `build(RetailProduct, { slug })`.
 * Optional fields are left out, lists have one entry, nullable fields have a value. Overrides are not checked,
 * so that a test can also make what is wrong.
 */
export function build<S extends Schema>(schema: S, overrides?: Overrides<z.output<S>>): z.output<S> {
  const value = valueOf(schema, [])
  return (overrides === undefined ? value : join(value, overrides)) as z.output<S> // built by the schema itself
}
