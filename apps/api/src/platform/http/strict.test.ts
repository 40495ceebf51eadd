import { isEndpoint, type ContractTree, type Endpoint } from '@shyrdak/sdk/contract'
import { completeContract } from '@shyrdak/sdk/management'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { strict } from './strict.ts'

const endpointsOf = (tree: ContractTree): Endpoint[] =>
  Object.values(tree).flatMap((node) => (isEndpoint(node) ? [node] : endpointsOf(node)))

/** The paths of the objects in a schema: `''`, `items.0`, `address`. */
function objectsIn(schema: z.core.$ZodType, path: (string | number)[] = []): (string | number)[][] {
  const { def } = (schema as z.core.$ZodTypes)._zod // the union of every concrete schema
  if (def.type === 'optional' || def.type === 'nullable') return objectsIn(def.innerType, path)
  if (def.type === 'array') return objectsIn(def.element, [...path, 0])
  if (def.type !== 'object') return []
  return [path, ...Object.entries(def.shape).flatMap(([key, field]) => objectsIn(field, [...path, key]))]
}

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
    expect(error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['stray'], path }),
    )
  }
})

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
