import type { AnyActorRef } from 'xstate'
import { lazyActor, type LazyActor, type StartedActor } from './lazy-actor.ts'
import type { Store } from './store.ts'

/** The actor of a store. */
export type ActorOf<Ref extends AnyActorRef, View> = (store: Store) => LazyActor<Ref, View>

/** One actor for all roots of a store, beside it and not in it, so that pages that never use it hold nothing of it. */
export function besideStore<Ref extends AnyActorRef, View>(
  load: (store: Store) => Promise<StartedActor<Ref, View>>,
): ActorOf<Ref, View> {
  const actors = new WeakMap<Store, LazyActor<Ref, View>>()
  return (store) => {
    const own = actors.get(store) ?? lazyActor(() => load(store))
    actors.set(store, own)
    return own
  }
}
