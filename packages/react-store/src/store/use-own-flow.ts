import { useState } from 'react'
import type { AnyActorRef, EventFrom } from 'xstate'
import { lazyActor, type StartedActor } from './lazy-actor.ts'
import type { Store } from './store.ts'
import { useFlow, type Flow, type FlowOptions } from './use-flow.ts'
import { useStore } from './use-store.ts'

/** Creates a flow for this component alone, so that two instances on a page are independent. */
export function useOwnFlow<Ref extends AnyActorRef, View>(
  load: (store: Store) => Promise<StartedActor<Ref, View>>,
  { isEager = false }: FlowOptions = {},
): Flow<View, EventFrom<Ref>> {
  const store = useStore()
  const [lazy] = useState(() => lazyActor(() => load(store), store.ports.reach))
  return useFlow(lazy, isEager)
}
