import { craftsmanReviews } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { writeSession } from '@shyrdak/state-machines/auth'
import { memoryTabs, type StoragePort } from '@shyrdak/state-machines/storage'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { StoreProvider } from '../store/store-provider.tsx'
import { aStore } from '../testing/a-store.ts'
import { useCall } from './use-call.ts'

const REPLY = 'PUT /specialgoods/review/:id/reply'
const session = (token: string) =>
  ({ token, clientType: 'craftsman', userId: 7, artisan: 3, firstName: 'Aigul' }) as const

/** A craftsman with two tabs; the calls of the first one are answered by `answer`. */
async function ofACraftsman(answer: (there: StoragePort) => unknown = () => null) {
  const [here, there] = memoryTabs(2)
  if (!here || !there) throw new Error('There are two tabs.')
  writeSession(here, session('a-fine-token'))
  const { store } = aStore({ storage: here, transport: fakeTransport({ [REPLY]: () => answer(there) }) })
  await store.auth.start()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>{children}</StoreProvider>
  )
  const { result } = renderHook(() => useCall(), { wrapper })
  const reply = () =>
    act(() =>
      result.current.run(async () => {
        const { specialGoods } = await store.sdk({ specialGoods: { reviews: craftsmanReviews } })
        return specialGoods.reviews.reply({ params: { id: 3 }, body: { text: 'Rahmat' } })
      }),
    )
  return { store, call: () => result.current, reply }
}

test('a user whose session has ended is sent to the login', async () => {
  const { store, call, reply } = await ofACraftsman(() => refusal('UNAUTHENTICATED'))
  await reply()
  expect(call()).toMatchObject({ state: 'failed', failure: { code: 'UNAUTHENTICATED' } })
  expect(store.auth.view()?.state).toBe('expired')
})

test('a late refusal of the former session does not end the one opened in another tab since', async () => {
  const { store, call, reply } = await ofACraftsman(async (there) => {
    writeSession(there, session('a-newer-token'))
    await vi.waitFor(() => expect(store.ports.storage.get('id_token')).toBe('a-newer-token'))
    return refusal('UNAUTHENTICATED')
  })
  await reply()
  expect(call().state).toBe('failed')
  expect(store.auth.view()?.state).toBe('craftsman')
  expect(store.ports.storage.get('id_token')).toBe('a-newer-token')
})

test('a call that is started twice is sent once, even before the page shows the first', async () => {
  const { call } = await ofACraftsman()
  let answer = (_: string) => {}
  const sent: number[] = []
  const send = () =>
    new Promise<string>((resolve) => {
      sent.push(sent.length)
      answer = resolve
    })
  const { run } = call()
  await act(async () => {
    const first = run(send)
    expect(await run(send)).toBeUndefined()
    call().reset()
    answer('done')
    expect(await first).toBe('done')
  })
  expect(sent).toHaveLength(1)
  expect(call()).toMatchObject({ state: 'done', isBusy: false, failure: null })
})
