import { fakeTransport } from '@shyrdak/sdk/testing'
import { vi } from 'vitest'
import type { FeatureNamespace } from '../messages/read-messages.ts'
import { createStore } from '../store/create-store.ts'
import { memoryPorts } from '../store/memory-ports.ts'

/** A store whose connection is too bad for the texts of one feature. React's log of that is not printed. */
export function aStoreWithout(missing: FeatureNamespace) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return createStore({
    ...memoryPorts(),
    language: 'en',
    country: 'KG',
    transport: fakeTransport(),
    readMessages: (_, namespace) =>
      namespace === missing ? Promise.reject(new TypeError('Load failed')) : undefined,
  })
}
