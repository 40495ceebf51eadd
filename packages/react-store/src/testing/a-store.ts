import type { Language } from '@shyrdak/sdk/contract'
import { fakeTransport, type FakeTransport } from '@shyrdak/sdk/testing'
import { memoryStorage, type StoragePort } from '@shyrdak/state-machines/storage'
import { allMessages } from '../locales/all-messages.ts'
import { createStore } from '../store/create-store.ts'
import type { NavigationPort } from '../store/ports.ts'
import type { Store, StoreOptions } from '../store/store.ts'

/** Where a test was led. */
export interface Led {
  readonly queries: Record<string, string | null>[]
  readonly left: string[]
  reloads: number
}

export interface TestStore {
  readonly store: Store
  readonly transport: FakeTransport
  readonly led: Led
  readonly storage: StoragePort
  readonly session: StoragePort
}

/** A store over a fake transport and memory, its words loaded. */
export function aStore({
  language = 'en',
  transport = fakeTransport(),
  storage = memoryStorage(),
  session = memoryStorage(),
  ...rest
}: Partial<Omit<StoreOptions, 'transport'>> & {
  language?: Language
  transport?: FakeTransport
} = {}): TestStore {
  const led: Led = { queries: [], left: [], reloads: 0 }
  const navigation: NavigationPort = {
    origin: 'https://store.example',
    path: () => '/product/ala-too',
    replaceQuery: (fields) => void led.queries.push({ ...fields }),
    go: (path) => void led.left.push(path),
    leave: ({ url }) => void led.left.push(url),
    reload: () => void (led.reloads += 1),
  }
  const store = createStore({
    country: 'KG',
    navigation,
    messages: allMessages(language),
    ...rest,
    language,
    transport,
    storage,
    session,
  })
  return { store, transport, led, storage, session }
}
