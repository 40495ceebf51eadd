import { useState } from 'react'
import { lazyActor, type LazyActor, type ActorStore } from './lazy-actor.ts'
import type { Store } from './store.ts'
import { useFlow } from './use-flow.ts'
import { useStore } from './use-store.ts'

export interface OwnFlow<View, Event> {
  /** Null until started. */
  readonly view: View | null
  readonly send: (event: Event) => void
  /** Preloads and starts it. */
  readonly prepare: () => void
  /** Whether its code could not be loaded; the next event tries again. */
  readonly isUnavailable: boolean
}

interface Options {
  /** Starts on mount. */
  readonly isEager?: boolean
}

/** A flow that belongs to one component, so that two instances on a page are independent. */
export function useOwnFlow<View, Event>(
  load: (store: Store) => Promise<ActorStore<View, Event>>,
  { isEager = false }: Options = {},
): OwnFlow<View, Event> {
  const store = useStore()
  const [flow] = useState<LazyActor<View, Event>>(() => lazyActor(() => load(store)))
  const [isUnavailable, setUnavailable] = useState(false)
  const track = (sending: Promise<void>) =>
    void sending.then(
      () => setUnavailable(false),
      () => setUnavailable(true),
    )
  return {
    view: useFlow(flow, isEager),
    send: (event) => track(flow.send(event)),
    prepare: () => void flow.start().catch(() => {}),
    isUnavailable,
  }
}
