import { PlacedOrder } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { expect, test, vi } from 'vitest'
import { memoryTabs } from '../storage/memory-storage.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { findPlaced } from './checkout.actors.ts'
import { rememberOrder } from './own-orders.ts'

/** A tab that waits for an order, with its reads of the storage, and another tab. */
function twoTabs() {
  const [own, other] = memoryTabs(2) as [StoragePort, StoragePort] // as many as asked for
  const get = vi.fn(own.get)
  const leaving = new AbortController()
  const found = findPlaced({ ...own, get }, 'key 1', leaving.signal)
  return { get, other, found, leaving }
}

test('an order that another tab placed is found, and then no longer looked for', async () => {
  const { get, other, found } = twoTabs()
  rememberOrder(other, build(PlacedOrder), 'key 1')
  expect(await found).toMatchObject({ key: 'key 1' })
  get.mockClear()
  other.set('anything', 'changed')
  expect(get).not.toHaveBeenCalled()
})

test('an order is no longer looked for once the checkout is left', () => {
  const { get, other, leaving } = twoTabs()
  leaving.abort()
  get.mockClear()
  rememberOrder(other, build(PlacedOrder), 'key 1')
  expect(get).not.toHaveBeenCalled()
})
