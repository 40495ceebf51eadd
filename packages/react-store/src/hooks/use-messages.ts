import { use } from 'react'
import type { Messages, MessageNamespace } from '../locales/messages.ts'
import type { Store } from '../store/store.ts'
import { useStore } from './use-store.ts'

/** One promise per store and namespace: a suspended render must find the same one when it resumes. */
const waits = new WeakMap<Store, Map<MessageNamespace, Promise<void>>>()

function waitFor(store: Store, namespace: MessageNamespace): Promise<void> {
  const own = waits.get(store) ?? new Map<MessageNamespace, Promise<void>>()
  waits.set(store, own)
  const wait = own.get(namespace) ?? store.loadMessages([namespace])
  own.set(namespace, wait)
  return wait
}

/**
 * The messages of a namespace. Suspends until they are loaded; call `store.loadMessages` before to avoid that.
 */
export function useMessages<N extends MessageNamespace>(namespace: N): Messages[N] {
  const store = useStore()
  // A component that suspended must call `use` again on resuming: React expects the same hooks.
  if (!store.hasMessages(namespace) || waits.get(store)?.has(namespace)) use(waitFor(store, namespace))
  return store.messages(namespace)
}
