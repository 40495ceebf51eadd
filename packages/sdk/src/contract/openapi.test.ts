import { expect, test } from 'vitest'
import * as management from './management/index.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument(management.completeContract, {
  server: 'https://store.example',
  schemas: management,
})

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

test('every operation has a sentence as its summary', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const mute = operations.filter(
    ({ summary }) => typeof summary !== 'string' || !/^[A-Z].+\.$/s.test(summary),
  )
  expect(mute.map(({ operationId }) => operationId)).toEqual([])
})

test('an operation lists its access, errors and idempotency key', () => {
  const place = document.paths['/frontend/order/retail']?.['post']
  expect(place).toMatchObject({ security: [{}, { bearer: [] }], 'x-access': { guests: 'everyone' } })
  expect(JSON.stringify(place)).toContain('Idempotency-Key')
  const pay = document.paths['/frontend/retail/payment/kicb']?.['post']
  expect(JSON.stringify(pay)).not.toContain('Idempotency-Key')
  const statuses = ['200', '400', '401', '403', '409', '413', '415', '422', '429', '500', '503']
  expect(Object.keys(place?.['responses'] ?? {})).toEqual(statuses)
  expect(document.paths['/frontend/order/retail']?.['get']).toMatchObject({ security: [{ bearer: [] }] })
})

test('an error response has the data that its endpoint declares', () => {
  const place = document.paths['/frontend/order/retail']?.['post'] as {
    responses: Record<string, { description: string; content: object }>
  } // an operation of OpenAPI
  expect(place.responses['409']?.description).toBe(
    'PRICE_CHANGED, QUOTE_STALE, SOLD_OUT, NOT_SOLD_HERE, DISCOUNT_CHANGED, NOT_PAYABLE, IN_PROGRESS',
  )
  expect(place.responses['409']?.content).toMatchObject({
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/ErrorBody' },
          {
            oneOf: [
              {
                properties: {
                  code: { const: 'PRICE_CHANGED' },
                  quote: { $ref: '#/components/schemas/Quote' },
                },
                required: ['code', 'quote'],
              },
              {},
              {},
              {},
              {},
              { properties: { code: { enum: ['NOT_PAYABLE', 'IN_PROGRESS'] } } },
            ],
          },
        ],
      },
    },
  })
  expect(JSON.stringify(place.responses['422'])).not.toContain('oneOf')
})

test('an operation lists its rate limit and the size of its body', () => {
  expect(document.paths['/wholesale/reset-password']?.['post']).toMatchObject({
    'x-rate-limit': { max: 20, minutes: 10 },
    'x-max-bytes': 262_144,
  })
  expect(document.paths['/frontend/profile']?.['put']).toMatchObject({
    'x-rate-limit': { perEmail: { max: 10, minutes: 60 } },
  })
  expect(document.paths['/frontend/color']?.['get']).toMatchObject({ 'x-rate-limit': { max: 1200 } })
  expect(document.paths['/management/content/pages']?.['post']).toMatchObject({ 'x-max-bytes': 4_500_000 })
})

test('the schemas of management endpoints are named', () => {
  expect(document.components.schemas).toHaveProperty('WholesaleApplication')
  expect(JSON.stringify(document.paths['/management/wholesale-applications']?.['get'])).toContain(
    '#/components/schemas/WholesaleApplication',
  )
})

test('a filter with several values is an optional array parameter', () => {
  expect(document.paths['/frontend/product']?.['get']?.['parameters']).toContainEqual({
    name: 'group',
    in: 'query',
    required: false,
    schema: { type: 'array', maxItems: 4, items: { $ref: '#/components/schemas/Group' } },
  })
})

test('an uploaded or downloaded file has its own media type, and everything else is JSON', () => {
  const { paths } = document
  const upload = JSON.stringify(paths['/wholesale/order/file']?.['post']?.['requestBody'])
  expect(upload).toContain('"text/csv":{"schema":{"type":"string","format":"binary"}}')
  expect(upload).not.toContain('application/json')
  const invoice = paths['/wholesale/invoice/orders/{orderId}/{invoiceId}/pdf']?.['get']?.['responses']
  expect(JSON.stringify(invoice)).toContain('"200":{"description":"Success.","content":{"application/pdf"')
  const contents = [
    ...JSON.stringify(paths).matchAll(
      /"([a-z]+\/[a-z0-9.+-]+)":\{"schema":(\{"type":"string","format":"binary"\})?/g,
    ),
  ]
  expect(contents.length).toBeGreaterThan(Object.keys(paths).length)
  for (const [written, type, file] of contents)
    expect(type === 'application/json', written).toBe(file === undefined)
})
