import { use } from 'react'
import type { Messages, MessageNamespace } from '../locales/messages.ts'
import type { Store } from '../store/store.ts'
import { useStore } from './use-store.ts'

/** One promise per store and journey, so that a suspended drawing finds it again. */
const waits = new WeakMap<Store, Map<MessageNamespace, Promise<void>>>()

function waitFor(store: Store, flow: MessageNamespace): Promise<void> {
  const own = waits.get(store) ?? new Map<MessageNamespace, Promise<void>>()
  waits.set(store, own)
  const wait = own.get(flow) ?? store.loadMessages([flow])
  own.set(flow, wait)
  return wait
}

/** The words of a journey. Suspends until they are loaded; `store.loadWords` beforehand spares the wait. */
export function useMessages<J extends MessageNamespace>(flow: J): Messages[J] {
  const store = useStore()
  // A drawing that once waited goes on asking the same wait: React wants the same calls when it resumes.
  if (!store.hasMessages(flow) || waits.get(store)?.has(flow)) use(waitFor(store, flow))
  return store.messages(flow)
}
