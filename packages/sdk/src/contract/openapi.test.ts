import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument(contract, { server: 'https://store.example' })

const referencesOf = (json: unknown) =>
  [...JSON.stringify(json).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)

test('every reference in the document resolves to one of its schemas', () => {
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect(known).toEqual(expect.arrayContaining(referencesOf(document)))
  expect(JSON.stringify(document)).not.toContain('$defs')
})

test('every endpoint has an operation with a unique ID', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const names = operations.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('retailCatalogue.products.read')
  expect(document.paths['/frontend/product/{slug}']?.['get']).toMatchObject({
    tags: ['retailCatalogue'],
    parameters: [{ name: 'slug', in: 'path', required: true }, { name: 'country_iso_code' }],
  })
})

test('an operation lists its access, errors and idempotency key', () => {
  const place = document.paths['/frontend/order/retail']?.['post']
  expect(place).toMatchObject({ security: [{}, { bearer: [] }], 'x-access': { guests: 'everyone' } })
  expect(JSON.stringify(place)).toContain('Idempotency-Key')
  expect(Object.keys(place?.['responses'] ?? {})).toEqual(['200', '400', '409', '422', '429', '500', '503'])
  expect(document.paths['/frontend/order/retail']?.['get']).toMatchObject({ security: [{ bearer: [] }] })
})

test('a filter with several values is an optional array parameter', () => {
  expect(document.paths['/frontend/product']?.['get']?.['parameters']).toContainEqual({
    name: 'group',
    in: 'query',
    required: false,
    schema: { type: 'array', maxItems: 4, items: { $ref: '#/components/schemas/Group' } },
  })
})
