import type { Language } from '@shyrdak/sdk/contract'
import { fakeTransport, type FakeTransport } from '@shyrdak/sdk/testing'
import { memoryStorage, type StoragePort } from '@shyrdak/state-machines/storage'
import { serverI18n } from '../messages/all-messages.ts'
import { createStore } from '../store/create-store.ts'
import { memoryPorts } from '../store/memory-ports.ts'
import type { NavigationPort } from '../store/ports.ts'
import type { Store, StoreOptions } from '../store/store.ts'

/** The navigation calls recorded by a test. */
export interface NavigationLog {
  readonly queries: Record<string, string | null>[]
  readonly to: string[]
  reloads: number
}

export interface TestStore {
  readonly store: Store
  readonly transport: FakeTransport
  readonly navigated: NavigationLog
  readonly storage: StoragePort
  readonly session: StoragePort
}

/** Created once per language. */
export const i18nIn = {
  en: await serverI18n('en'),
  ru: await serverI18n('ru'),
  kg: await serverI18n('kg'),
}

/** A store with a fake transport, in-memory ports and all messages. */
export function aStore({
  language = 'en',
  transport = fakeTransport(),
  storage = memoryStorage(),
  session = memoryStorage(),
  ...rest
}: Partial<Omit<StoreOptions, 'transport' | 'messages' | 'readMessages'>> & {
  language?: Language
  transport?: FakeTransport
} = {}): TestStore {
  const navigated: NavigationLog = { queries: [], to: [], reloads: 0 }
  const navigation: NavigationPort = {
    origin: 'https://store.example',
    path: () => '/product/ala-too',
    replaceQuery: (fields) => void navigated.queries.push({ ...fields }),
    go: (path) => void navigated.to.push(path),
    leave: ({ url }) => void navigated.to.push(url),
    reload: () => void (navigated.reloads += 1),
  }
  const store = createStore({
    ...memoryPorts(),
    country: 'KG',
    navigation,
    i18n: i18nIn[language],
    ...rest,
    language,
    transport,
    storage,
    session,
  })
  return { store, transport, navigated, storage, session }
}
