import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument(contract, { server: 'https://store.example' })

const referencesOf = (json: unknown) =>
  [...JSON.stringify(json).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)

test('every reference of the document leads to a schema in it', () => {
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect(known).toEqual(expect.arrayContaining(referencesOf(document)))
  expect(JSON.stringify(document)).not.toContain('$defs')
})

test('every endpoint has an operation under its own name, and every name is used once', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const names = operations.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('retailCatalogue.products.read')
  expect(document.paths['/frontend/product/{slug}']?.['get']).toMatchObject({
    tags: ['retailCatalogue'],
    parameters: [{ name: 'slug', in: 'path', required: true }, { name: 'country_iso_code' }],
  })
})

test('the document says who may call, what is refused and what may be sent twice', () => {
  const place = document.paths['/frontend/order/retail']?.['post']
  expect(place).toMatchObject({ security: [{}, { bearer: [] }], 'x-access': { guests: 'everyone' } })
  expect(JSON.stringify(place)).toContain('Idempotency-Key')
  expect(Object.keys(place?.['responses'] ?? {})).toEqual(['200', '400', '409', '422', '429', '500', '503'])
  expect(document.paths['/frontend/order/retail']?.['get']).toMatchObject({ security: [{ bearer: [] }] })
})

test('a filter with several values is a list in the query, and not required', () => {
  expect(document.paths['/frontend/product']?.['get']?.['parameters']).toContainEqual({
    name: 'group',
    in: 'query',
    required: false,
    schema: { type: 'array', maxItems: 4, items: { $ref: '#/components/schemas/Group' } },
  })
})
