import type { AnyActorRef } from 'xstate'
import { lazyActor, type LazyActor, type StartedActor } from './lazy-actor.ts'
import type { Store } from './store.ts'

/** The actor of a given store. */
export type ActorOf<Ref extends AnyActorRef, View> = (store: Store) => LazyActor<Ref, View>

/**
 * Creates one actor per store, shared by all its React roots. It lives outside the store, so pages that never
 * use it do not load it.
 */
export function perStoreActor<Ref extends AnyActorRef, View>(
  load: (store: Store) => Promise<StartedActor<Ref, View>>,
): ActorOf<Ref, View> {
  const actors = new WeakMap<Store, LazyActor<Ref, View>>()
  return (store) => {
    const own = actors.get(store) ?? lazyActor(() => load(store), store.ports.reach)
    actors.set(store, own)
    return own
  }
}
