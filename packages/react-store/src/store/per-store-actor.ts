import type { AnyActorRef } from 'xstate'
import { lazyActor, type LazyActor, type StartedActor } from './lazy-actor.ts'
import { perStore } from './per-store.ts'
import type { Store } from './store.ts'

/** The actor of a given store. */
export type ActorOf<Ref extends AnyActorRef, View> = (store: Store) => LazyActor<Ref, View>

/** Creates one actor per store: `perStore`. */
export const perStoreActor = <Ref extends AnyActorRef, View>(
  load: (store: Store) => Promise<StartedActor<Ref, View>>,
): ActorOf<Ref, View> => perStore((store) => lazyActor(() => load(store), store.ports.reach))
