import { use } from 'react'
import type { Messages, MessageNamespace } from '../locales/messages.ts'
import type { Store } from './store.ts'
import { useStore } from './use-store.ts'

interface Wait {
  readonly loading: Promise<void>
  /** Until when it is not asked for again, in milliseconds since the Unix epoch: once it has failed. */
  until: number
}

/** Milliseconds: React renders twice before it reports an error, and must find the same failure both times. */
const FAILURE_LIFE = 1_000

/** One promise per store and namespace: a suspended render must find the same one when it resumes. */
const waits = new WeakMap<Store, Map<MessageNamespace, Wait>>()

function waitFor(store: Store, namespace: MessageNamespace): Promise<void> {
  const own = waits.get(store) ?? new Map<MessageNamespace, Wait>()
  waits.set(store, own)
  const { now } = store.ports
  const known = own.get(namespace)
  if (known && now() < known.until) return known.loading
  const wait: Wait = { loading: store.loadMessages([namespace]), until: Infinity }
  wait.loading.catch(() => {
    wait.until = now() + FAILURE_LIFE
  })
  own.set(namespace, wait)
  return wait.loading
}

/**
 * The messages of a namespace. Suspends until they are loaded; call `store.loadMessages` before to avoid that. What
 * could not be loaded is thrown, and loaded again when the component is rendered anew. Those named in `beside` are
 * loaded at the same time, for what is rendered later.
 */
export function useMessages<N extends MessageNamespace>(
  namespace: N,
  ...beside: readonly MessageNamespace[]
): Messages[N] {
  const store = useStore()
  const missing = [namespace, ...beside].filter(
    // A component that suspended must call `use` again on resuming: React expects the same hooks.
    (one) => !store.hasMessages(one) || waits.get(store)?.has(one),
  )
  for (const loading of missing.map((one) => waitFor(store, one))) use(loading)
  return store.messages(namespace)
}
