import { expectTypeOf, test } from 'vitest'
import { contract } from '../contract/contract.ts'
import type { ProductPage, RetailProduct } from '../contract/retail-catalogue/products.ts'
import type { PlacedOrder } from '../contract/retail-orders/orders.ts'
import { fakeTransport } from '../testing/fake-transport.ts'
import { createSdk } from './create-sdk.ts'

const sdk = createSdk(contract, { transport: fakeTransport() })

test('a call takes the arguments of its endpoint and returns its response', () => {
  const { read, list } = sdk.retailCatalogue.products
  expectTypeOf(read).returns.resolves.toEqualTypeOf<RetailProduct>()
  expectTypeOf(read).parameter(0).toEqualTypeOf<{
    readonly params: { slug: string }
    readonly signal?: AbortSignal | undefined
  }>()
  expectTypeOf(list).toBeCallableWith()
  expectTypeOf(list).toBeCallableWith({ query: { group: ['male'], page: 2 } })
  // @ts-expect-error the slug is required
  expectTypeOf(read).toBeCallableWith()
  // @ts-expect-error unknown group
  expectTypeOf(list).toBeCallableWith({ query: { group: ['cats'] } })
  // @ts-expect-error a read takes no idempotency key
  expectTypeOf(list).toBeCallableWith({ idempotencyKey: 'key' })
})

test('only idempotent endpoints take an idempotency key', () => {
  const { place } = sdk.retailOrders.orders
  expectTypeOf(place).returns.resolves.toEqualTypeOf<PlacedOrder>()
  expectTypeOf(place).parameter(0).toHaveProperty('idempotencyKey')
  expectTypeOf(place).parameter(0).toHaveProperty('body')
})

test('only paginated lists have next()', () => {
  expectTypeOf(sdk.retailCatalogue.products.list.next).returns.resolves.toEqualTypeOf<ProductPage | null>()
  expectTypeOf(sdk.retailCatalogue.search.products.next).parameter(1).toHaveProperty('body')
  expectTypeOf(sdk.retailCatalogue.colors.list).not.toHaveProperty('next')
  expectTypeOf(sdk.retailCatalogue.products.read).not.toHaveProperty('next')
})

test('a part of the contract makes a client with only its endpoints', () => {
  const part = createSdk(contract.retailCatalogue, { transport: fakeTransport() })
  expectTypeOf(part).toHaveProperty('colors')
  expectTypeOf(part).not.toHaveProperty('retailCatalogue')
})
