import type * as z from 'zod/mini'
import {
  BannerId,
  BlogCategoryId,
  ClassNames,
  Color,
  FontWeight,
  Href,
  Html,
  Length,
  RetailCategoryId,
  SlideKey,
  Source,
  SpecialCategoryId,
  Styles,
  Text,
  VideoSource,
} from './fields.ts'
import { BLOCK_SCHEMAS, isBlockName } from './schemas.ts'

/** Kinds of fields that need no further settings. */
export type PlainFieldKind =
  | 'text'
  | 'html'
  | 'href'
  | 'image'
  | 'video'
  | 'color'
  | 'length'
  | 'weight'
  | 'boolean'
  /** Any subset of `STYLE_PROPERTIES`. */
  | 'styles'
  /** CSS class names, for authors who write style sheets. */
  | 'classes'
  /** Identifies an item of a list; not edited by people. */
  | 'key'
  | 'banner'
  | 'blog_category'
  | 'retail_category'
  | 'special_category'

interface Named {
  readonly name: string
  readonly isRequired: boolean
}

/** A prop of a block, described as a form field. */
export type BlockField = Named &
  (
    | { readonly kind: PlainFieldKind }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'enum'; readonly options: readonly string[] }
    | { readonly kind: 'group'; readonly fields: readonly BlockField[] }
    | {
        readonly kind: 'list'
        readonly min: number
        readonly max: number
        /** The fields of each item. */
        readonly fields: readonly BlockField[]
      }
  )

type Schema = z.core.$ZodType

/** Keyed by schema, because several kinds have the same zod type. */
const KINDS = new Map<Schema, PlainFieldKind>([
  [Text, 'text'],
  [Html, 'html'],
  [Href, 'href'],
  [Source, 'image'],
  [VideoSource, 'video'],
  [Color, 'color'],
  [Length, 'length'],
  [FontWeight, 'weight'],
  [Styles, 'styles'],
  [ClassNames, 'classes'],
  [SlideKey, 'key'],
  [BannerId, 'banner'],
  [BlogCategoryId, 'blog_category'],
  [RetailCategoryId, 'retail_category'],
  [SpecialCategoryId, 'special_category'],
])

/** Returns the bound of a check, such as `maximum` of `max_length`, or `otherwise` without such a check. */
function boundOf(schema: Schema, check: string, bound: string, otherwise: number): number {
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const def = _zod.def as unknown as Readonly<Record<string, unknown>> // each kind of check has its own fields
    if (def['check'] === check && typeof def[bound] === 'number') return def[bound]
  }
  return otherwise
}

function fieldOf(name: string, schema: Schema, isRequired = true): BlockField {
  const own = { name, isRequired }
  const kind = KINDS.get(schema)
  if (kind) return { ...own, kind }
  // The cast lets the switch on `type` narrow the definition.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
      return fieldOf(name, def.innerType, false)
    case 'enum':
      return { ...own, kind: 'enum', options: Object.keys(def.entries) }
    case 'boolean':
      return { ...own, kind: 'boolean' }
    case 'number':
      return {
        ...own,
        kind: 'number',
        min: boundOf(schema, 'greater_than', 'value', 0),
        max: boundOf(schema, 'less_than', 'value', Number.MAX_SAFE_INTEGER),
      }
    case 'array':
      return {
        ...own,
        kind: 'list',
        min: boundOf(schema, 'min_length', 'minimum', 0),
        max: boundOf(schema, 'max_length', 'maximum', Number.MAX_SAFE_INTEGER),
        fields: fieldsIn(def.element),
      }
    case 'object':
      return { ...own, kind: 'group', fields: fieldsIn(schema) }
    default:
      throw new Error(`No field edits the type of the prop "${name}": ${def.type}`)
  }
}

function fieldsIn(schema: Schema): BlockField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod // as above
  if (def.type !== 'object') throw new Error(`The items of a list must be objects, not ${def.type}`)
  return Object.entries(def.shape).map(([name, field]) => fieldOf(name, field))
}

const described = new Map<unknown, readonly BlockField[]>()

/** Returns the props of a block as fields, derived from its schema; empty for an unknown block. */
export function blockFields(name: unknown): readonly BlockField[] {
  if (!isBlockName(name)) return []
  const known = described.get(name)
  if (known) return known
  const fields = fieldsIn(BLOCK_SCHEMAS[name])
  described.set(name, fields)
  return fields
}

/** The path of a value in the props of a block: `['items', 2, 'title']`. */
export type PropPath = readonly (string | number)[]

/** Returns the field at a path in the props of a block; undefined if there is none. */
export function fieldAt(name: unknown, path: PropPath): BlockField | undefined {
  let fields: readonly BlockField[] = blockFields(name)
  let found: BlockField | undefined
  for (const step of path) {
    // All items of a list have the same fields, so the index does not matter.
    if (typeof step === 'number') continue
    found = fields.find((field) => field.name === step)
    fields = found?.kind === 'group' || found?.kind === 'list' ? found.fields : []
  }
  return found
}

/** Whether the value at a path is text or HTML, which is written in the language of the page. */
export function isTextAt(name: unknown, path: PropPath): boolean {
  const kind = fieldAt(name, path)?.kind
  return kind === 'text' || kind === 'html'
}
