import { test } from './flow.ts'
import { openStore, type OpenStore } from './store/open-store.ts'

/** Runs a test in a store of its own, which no other test reads or changes. */
export const withStore = test.extend<{ store: OpenStore }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
  store: async ({}, use) => {
    const store = await openStore()
    await use(store)
    await store.leave()
  },
  origin: ({ store }, use) => use(store.origin),
})
