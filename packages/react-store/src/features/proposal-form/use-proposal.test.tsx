import { Proposal } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { StoreProvider } from '../../store/store-provider.tsx'
import { aStore } from '../../testing/a-store.ts'
import { typedOf } from './typed-proposal.ts'
import { useProposal } from './use-proposal.ts'

const CREATE = 'POST /specialgoods/proposal'
const text = (value: string) => ({ en: value, ru: value, kg: value })
const mat = build(Proposal, {
  name: text('Mat'),
  description: text('Grey'),
  size: '60 cm',
  photos: ['/media/a.jpg'],
  price: '900.00',
  stock: 2,
  made_to_order_days: 12,
  weight: 400,
})

/** A form with a new proposal filled in. */
function fillIn(transport: ReturnType<typeof fakeTransport>) {
  const { store } = aStore({ transport })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>{children}</StoreProvider>
  )
  const outcomes = { onSaved: vi.fn(), onRemoved: vi.fn() }
  const { result } = renderHook(() => useProposal(null, { current: null }, outcomes), { wrapper })
  act(() => result.current.change(typedOf(mat)))
  return { form: result, save: () => act(() => result.current.save()), ...outcomes }
}

test('a proposal sent again after a failed response keeps its key, and the next one gets another', async () => {
  const transport = fakeTransport({ [CREATE]: refusal('NETWORK') })
  const { form, save, onSaved } = fillIn(transport)
  await save()
  expect(form.current.failure?.code).toBe('NETWORK')
  transport.answer(CREATE, mat)
  await save()
  expect(onSaved).toHaveBeenCalledOnce()
  await save()
  const [first, again, next] = transport.callsOf(CREATE).map(({ idempotencyKey }) => idempotencyKey)
  expect(first).toEqual(expect.any(String))
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('a corrected proposal is sent under the key of the refused one, which left no trace', async () => {
  const transport = fakeTransport({
    [CREATE]: refusal('INVALID', { issues: [{ path: ['price'], code: 'too_big' }] }),
  })
  const { form, save } = fillIn(transport)
  await save()
  transport.answer(CREATE, mat)
  act(() => form.current.change({ price: '800' }))
  await save()
  const [refused, corrected] = transport.callsOf(CREATE)
  expect(corrected).toMatchObject({ body: { price: '800.00' }, idempotencyKey: refused?.idempotencyKey })
})

test('two forms for new proposals have different keys', async () => {
  const transport = fakeTransport({ [CREATE]: mat })
  await fillIn(transport).save()
  await fillIn(transport).save()
  const keys = transport.callsOf(CREATE).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(2)
})
