import { isEndpoint, type ContractTree, type Endpoint } from '@shyrdak/sdk/contract'
import { completeContract } from '@shyrdak/sdk/management'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { strict } from './strict.ts'

const endpointsOf = (tree: ContractTree): Endpoint[] =>
  Object.values(tree).flatMap((node) => (isEndpoint(node) ? [node] : endpointsOf(node)))

/**
 * The paths of the objects in a schema: `''`, `items.0`, `address`. Throws for a kind that it does not know, whose
 * objects would stay untested.
 */
function objectsIn(schema: z.core.$ZodType, path: (string | number)[] = []): (string | number)[][] {
  const { def } = (schema as z.core.$ZodTypes)._zod // the union of every concrete schema
  switch (def.type) {
    case 'object':
      return [path, ...Object.entries(def.shape).flatMap(([key, field]) => objectsIn(field, [...path, key]))]
    case 'array':
      return objectsIn(def.element, [...path, 0])
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return objectsIn(def.innerType, path)
    case 'union':
      return def.options.flatMap((option) => objectsIn(option, path))
    case 'intersection':
      return [def.left, def.right].flatMap((side) => objectsIn(side, path))
    case 'record':
      return objectsIn(def.valueType, [...path, 'any'])
    case 'pipe':
      return [def.in, def.out].flatMap((end) => objectsIn(end, path))
    case 'tuple':
      return def.items.flatMap((item, place) => objectsIn(item, [...path, place]))
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'file':
      return []
    default:
      throw new Error(`A schema of kind ${def.type} is not walked: add it here.`)
  }
}

/** The issues of a value, with those of every option of a union at their full paths. */
const flatIssues = (issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] =>
  issues.flatMap((issue) =>
    issue.code === 'invalid_union'
      ? flatIssues(issue.errors.flat().map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })))
      : [issue],
  )

/** A value that contains only a stray key, at this path. */
const strayAt = (path: readonly (string | number)[]): unknown =>
  path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), { stray: true })

const schemas = endpointsOf(completeContract).flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? ([[`${method} ${path} ${part}`, schema]] as const) : [],
  ),
)

test.each(schemas)('%s refuses an unknown key at any depth', (_name, schema) => {
  const parse = strict(schema)
  for (const path of objectsIn(schema)) {
    const { error } = z.safeParse(parse, strayAt(path))
    expect(flatIssues(error?.issues ?? [])).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['stray'], path }),
    )
  }
})

test.each([
  ['an option of a union', z.union([z.string(), z.object({ of: z.string() })]), [[]]],
  ['a value of a record', z.record(z.string(), z.object({})), [['any']]],
  ['both ends of a pipe', z.pipe(z.object({ of: z.string() }), z.object({ of: z.string() })), [[], []]],
  ['a default', z._default(z.array(z.object({})), []), [[0]]],
])('the test above finds the objects in %s', (_name, schema, paths) =>
  expect(objectsIn(schema)).toEqual(paths),
)

test('the test above fails for a kind that it does not walk', () =>
  expect(() => objectsIn(z.object({ any: z.unknown() }))).toThrow('unknown is not walked'))

test.each([
  ['a record', z.record(z.string(), z.string())],
  ['anything', z.unknown()],
  ['an object that takes any key', z.looseObject({})],
  ['what is evaluated later', z.lazy(() => z.string())],
])('%s cannot be checked strictly and fails the start', (_name, schema) => {
  expect(() => strict(z.object({ items: z.array(z.object({ schema })) }))).toThrow('strictly')
})

test('checks of the whole object are kept', () => {
  const schema = z.optional(z.object({ min: z.number() })).check(z.refine((value) => value?.min !== 1))
  expect(z.safeParse(strict(schema), { min: 1 }).success).toBe(false)
  expect(z.safeParse(strict(schema), { min: 2 }).success).toBe(true)
})
