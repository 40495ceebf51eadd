import { createSdk } from '@shyrdak/sdk'
import { contract } from '@shyrdak/sdk/contract'
import { anOrder, fakeTransport, refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import type { RequestContext } from '../page/request-context.ts'
import { orderOfEitherKind } from './read-order.ts'

const RETAIL = 'GET /frontend/order/retail/:id'
const SPECIAL = 'GET /specialgoods/order/:id'
const k = 'A'.repeat(24)

function visitOf(retail: FakeAnswer, special: FakeAnswer) {
  const transport = fakeTransport({ [RETAIL]: retail, [SPECIAL]: special })
  // The loader reads nothing else of the context.
  return { transport, pageContext: { sdk: createSdk(contract, { transport }) } as RequestContext }
}

test('an order of special goods opens by its number as a retail order does', async () => {
  const { pageContext, transport } = visitOf(refusal('NOT_FOUND'), {
    ...anOrder({ id: 12, kind: 'special' }),
    moves: [],
  })
  expect(await orderOfEitherKind(pageContext, 12, k)).toMatchObject({ id: 12, kind: 'special' })
  expect(transport.callsOf(SPECIAL)).toMatchObject([{ params: { id: 12 }, query: { k } }])
})

test('a retail order is requested once, and a server error is not a missing order', async () => {
  const found = visitOf(anOrder({ id: 12, kind: 'retail' }), refusal('NOT_FOUND'))
  expect(await orderOfEitherKind(found.pageContext, 12, k)).toMatchObject({ kind: 'retail' })
  expect(found.transport.callsOf(SPECIAL)).toEqual([])
  const broken = visitOf(refusal('INTERNAL'), anOrder({ kind: 'special' }))
  await expect(orderOfEitherKind(broken.pageContext, 12, k)).rejects.toMatchObject({ code: 'INTERNAL' })
})
