import { fakeTransport } from '@shyrdak/sdk/testing'
import { vi } from 'vitest'
import type { FeatureNamespace } from '../messages/read-messages.ts'
import { createStore } from '../store/create-store.ts'
import { memoryPorts } from '../store/memory-ports.ts'
import type { StoreOptions } from '../store/store.ts'

/** A store whose connection is too bad for the texts of one feature. React's log of that is not printed. */
export function aStoreWithout(
  missing: FeatureNamespace,
  options: Pick<StoreOptions, 'storage' | 'transport'> = {},
) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return createStore({
    ...memoryPorts(),
    language: 'en',
    country: 'KG',
    transport: fakeTransport(),
    ...options,
    readMessages: (_, namespace) =>
      namespace === missing ? Promise.reject(new TypeError('Load failed')) : undefined,
  })
}
