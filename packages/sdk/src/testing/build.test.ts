import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import * as contract from '../contract/index.ts'
import * as management from '../contract/management/index.ts'
import { RetailCategory } from '../contract/retail-catalogue/categories.ts'
import { RetailProduct } from '../contract/retail-catalogue/products.ts'
import { toMinor } from '../rules/money.ts'
import { build } from './build.ts'
import { anOrder, aPlacedOrder, aProduct, aProductEntry, aQuote, aQuotedLine } from './builders.ts'

const schemas = Object.entries({ ...contract, ...management }).flatMap(([name, value]) =>
  typeof value === 'object' && '_zod' in value ? [[name, value] as const] : [],
)

test.each(schemas)('%s is built as a valid value, the same every time', (_, schema) => {
  const value = build(schema)
  expect(z.parse(schema as z.core.$ZodType, value)).toEqual(value) // a list of schemas
  expect(build(schema)).toEqual(value)
})

test('an override replaces only its own fields', () => {
  const product = build(RetailProduct, { slug: 'hat', product: { name: { ru: 'Шапка' } }, price: null })
  expect(product).toMatchObject({ slug: 'hat', price: null })
  expect(product.product).toMatchObject({ slug: 'felt-slippers', name: { ru: 'Шапка', en: 'felt-slippers' } })
})

test('a built tree has one level', () => {
  expect(build(RetailCategory).childrens).toEqual([])
})

test.each([
  {},
  { slug: 'mules' },
  { product: { slug: 'mules', sale_cost: '2000.00' } },
  { price: { view: '900.00' } },
  { price: { discount: { view: '0.00' } } },
  { product: { sale_cost: '700.00' }, price: { view: '900.00' } },
  { product: { sale_cost: '700.00' }, price: { discount: { view: '50.00' } } },
])('a product with %j has one slug, and its price less its discount is what is charged', (overrides) => {
  for (const { slug, price, product } of [aProduct(overrides), aProductEntry(overrides)]) {
    expect(product.slug).toBe(slug)
    expect(toMinor(price?.view ?? '0.00') - toMinor(price?.discount.view ?? '0.00')).toBe(
      toMinor(product.sale_cost ?? '0.00'),
    )
    expect({ slug, price, product }).toMatchObject(overrides)
  }
})

test('a product that is not sold in the country has no price', () => {
  expect(aProduct({ product: { sale_cost: null }, price: null })).toMatchObject({
    product: { sale_cost: null },
    price: null,
  })
})

test('the builders make consistent totals', () => {
  const line = aQuotedLine({ product_id: 7, count: 3, sale_cost: '10.00' })
  expect(line).toMatchObject({ line_key: '7:1:felt-slippers', total: '30.00' })
  expect(aQuote([line, line])).toMatchObject({ lines: [line, line], total: '60.00' })
  expect(anOrder()).toMatchObject({ goods_total: '1234.50', delivery_total: '1234.50', total: '2469.00' })
  expect(anOrder({ total: '1.00' }).total).toBe('1.00')
  const discount = { code: 'FELT-10', kind: 'sum', amount: '200.00' } as const
  expect(anOrder({ discount })).toMatchObject({ discount, total: '2269.00' })
  expect(aPlacedOrder().order).toEqual(anOrder())
})
