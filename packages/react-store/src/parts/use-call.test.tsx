import { ShyrdakError } from '@shyrdak/sdk'
import { writeSession } from '@shyrdak/state-machines/auth'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { StoreProvider } from '../store/store-provider.tsx'
import { aStore } from '../testing/a-store.ts'
import { useCall } from './use-call.ts'

const ended = () =>
  Promise.reject(
    new ShyrdakError({ code: 'UNAUTHENTICATED', operation: 'PUT /specialgoods/order/:id/status' }),
  )

async function ofACraftsman(options?: Parameters<typeof useCall>[0]) {
  const { store, storage } = aStore()
  writeSession(storage, {
    token: 'a-fine-token',
    clientType: 'craftsman',
    userId: 7,
    artisan: 3,
    firstName: 'Aigul',
  })
  await store.auth.start()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>{children}</StoreProvider>
  )
  const { result } = renderHook(() => useCall(options), { wrapper })
  return { store, call: () => result.current }
}

test('a user whose session has ended is sent to the login', async () => {
  const { store, call } = await ofACraftsman()
  await act(async () => {
    await call().run(ended)
  })
  expect(call()).toMatchObject({ state: 'failed', failure: { code: 'UNAUTHENTICATED' } })
  expect(store.auth.view()?.state).toBe('expired')
})

test('with leadsToLogin off, nobody is sent to the login', async () => {
  const { store, call } = await ofACraftsman({ leadsToLogin: false })
  await act(async () => {
    await call().run(ended)
  })
  expect(call().state).toBe('failed')
  expect(store.auth.view()?.state).toBe('craftsman')
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
