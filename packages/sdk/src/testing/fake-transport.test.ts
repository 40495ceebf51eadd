import { expect, test } from 'vitest'
import { createSdk } from '../client/create-sdk.ts'
import { contract } from '../contract/contract.ts'
import { aQuote } from './builders.ts'
import { fakeTransport, refusal } from './fake-transport.ts'

test('a fake transport returns values, function results and errors, and records its calls', async () => {
  const transport = fakeTransport({
    'GET /frontend/color': [],
    'GET /frontend/prices': () => Promise.resolve({ max_value: '10.00' }),
    'POST /frontend/delivery/retail/services': refusal('SOLD_OUT', { data: { quote: aQuote() } }),
  })
  const sdk = createSdk(contract, { transport })
  expect(await sdk.retailCatalogue.colors.list()).toEqual([])
  expect(await sdk.retailCatalogue.prices.read()).toEqual({ max_value: '10.00' })
  const body = { items: [] }
  const call = sdk.retailOrders.delivery.services({ body })
  await expect(call).rejects.toMatchObject({
    code: 'SOLD_OUT',
    operation: 'POST /frontend/delivery/retail/services',
    data: { quote: { total: '1234.50' } },
  })
  expect(transport.callsOf('POST /frontend/delivery/retail/services')).toMatchObject([{ body }])
  expect(transport.calls).toHaveLength(3)
})

test('answers can be changed; a missing one fails as NETWORK, an invalid one as BAD_RESPONSE', async () => {
  const transport = fakeTransport()
  const sdk = createSdk(contract, { transport })
  await expect(sdk.retailCatalogue.colors.list()).rejects.toMatchObject({ code: 'NETWORK' })
  transport.answer('GET /frontend/color', [])
  expect(await sdk.retailCatalogue.colors.list()).toEqual([])
  transport.answer('GET /frontend/color', [{ id: 'no number' }])
  await expect(sdk.retailCatalogue.colors.list()).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
})
