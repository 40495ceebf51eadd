import * as z from 'zod/mini'
import { mediaTypesOf } from '../contract/file.ts'

type Schema = z.core.$ZodType

/** A deep partial of a value. Arrays are replaced as a whole. */
export type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Overrides<T[K]> | undefined }
    : T

/** Strings of every format in the contract; a schema gets the first that it accepts. */
const STRINGS = [
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

function firstValid(schema: Schema, values: readonly unknown[]): unknown {
  const found = values.find((value) => z.safeParse(schema, value).success)
  if (found === undefined)
    throw new Error(`No sample value for ${JSON.stringify(z.toJSONSchema(schema))}: add one to build.ts`)
  return found
}

function valueOf(schema: Schema, parents: readonly Schema[]): unknown {
  // The cast lets the switch on `type` narrow the definition.
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = [...parents, schema]
  switch (def.type) {
    case 'string':
      return firstValid(schema, STRINGS)
    case 'number':
      return firstValid(schema, NUMBERS)
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
      // A recursive schema ends after one level.
      return parents.includes(def.element) ? [] : [valueOf(def.element, inner)]
    case 'record':
      return recordOf(def, inner)
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
    case 'file':
      return new File(['a file'], 'file', { type: mediaTypesOf(schema)[0] ?? '', lastModified: 0 })
    case 'undefined':
    case 'void':
      return undefined
    default:
      throw new Error(`Unsupported schema type ${def.type}: add it to build.ts`)
  }
}

/** A record with enumerated keys gets all of them. */
function recordOf({ keyType, valueType }: z.core.$ZodRecordDef, parents: readonly Schema[]) {
  const { def } = (keyType as z.core.$ZodTypes)._zod // as above
  if (def.type !== 'enum') return {}
  return Object.fromEntries(Object.values(def.entries).map((key) => [key, valueOf(valueType, parents)]))
}

function firstOption(options: readonly Schema[]): Schema {
  const [first] = options
  if (!first) throw new Error('Union without options')
  return first
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges objects deeply; other values are replaced. */
export function merge(value: unknown, override: unknown): unknown {
  if (!isPlain(value) || !isPlain(override)) return override
  const merged = { ...value }
  for (const [name, replacement] of Object.entries(override)) merged[name] = merge(value[name], replacement)
  return merged
}

/**
 * Builds a valid value of a schema, the same every time, with overrides: `build(RetailProduct, { slug })`. Optional
 * fields are omitted, arrays have one entry, nullable fields have a value. Overrides are not validated, so that tests
 * can build invalid values.
 */
export function build<S extends Schema>(schema: S, overrides?: Overrides<z.output<S>>): z.output<S> {
  const value = valueOf(schema, [])
  return (overrides === undefined ? value : merge(value, overrides)) as z.output<S> // the schema determines the shape
}
