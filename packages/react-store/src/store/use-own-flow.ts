import { useState } from 'react'
import type { AnyActorRef, EventFrom } from 'xstate'
import { lazyActor, type StartedActor } from './lazy-actor.ts'
import type { Store } from './store.ts'
import { useIsUnavailable, useLazyActor } from './use-lazy-actor.ts'
import { useStore } from './use-store.ts'

export interface OwnFlow<View, Event> {
  /** Null until started. */
  readonly view: View | null
  readonly send: (event: Event) => void
  /** Loads and starts the flow ahead of its first event. */
  readonly prepare: () => void
  /** Whether its code could not be loaded; the next event tries again. */
  readonly isUnavailable: boolean
}

interface Options {
  /** Starts on mount. */
  readonly isEager?: boolean
}

/** Creates a flow for this component alone, so that two instances on a page are independent. */
export function useOwnFlow<Ref extends AnyActorRef, View>(
  load: (store: Store) => Promise<StartedActor<Ref, View>>,
  { isEager = false }: Options = {},
): OwnFlow<View, EventFrom<Ref>> {
  const store = useStore()
  const [lazy] = useState(() => lazyActor(() => load(store), store.ports.reach))
  return {
    view: useLazyActor(lazy, isEager),
    send: (event) => void lazy.send(event),
    prepare: () => void lazy.prepare().catch(() => {}),
    isUnavailable: useIsUnavailable(lazy),
  }
}
