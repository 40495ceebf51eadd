import { refusal } from '@shyrdak/sdk/testing'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStore } from '../testing/a-store.ts'
import { StoreProvider } from './store-provider.tsx'
import { useReading } from './use-reading.ts'

function Reader({ read }: { readonly read: () => Promise<string> }) {
  const { data, failure } = useReading('wool', read)
  return <p>{failure?.message ?? data ?? 'Loading'}</p>
}

const show = (read: () => Promise<string>) =>
  render(
    <StoreProvider store={aStore().store}>
      <Reader read={read} />
    </StoreProvider>,
  )

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('a reader without a connection is told so, and developers see the call', async () => {
  show(() => Promise.reject(refusal('NETWORK')))
  expect(await screen.findByText(/connection/i)).toBeVisible()
  expect(console.error).toHaveBeenCalledTimes(1)
})

test('code that cannot be loaded is told as a lost connection', async () => {
  show(() => Promise.reject(new TypeError('Importing a module script failed.')))
  expect(await screen.findByText(/connection/i)).toBeVisible()
})

test('a mistake of ours is not told as a lost connection, and is logged once', async () => {
  const mistake = new TypeError('data is not iterable')
  show(() => Promise.reject(mistake))
  expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  expect(screen.queryByText(/connection/i)).toBeNull()
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Shyrdak:', mistake)
})
