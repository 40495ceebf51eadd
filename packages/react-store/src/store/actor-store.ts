import type { ActorStore } from './lazy-actor.ts'

interface ActorLike<Snapshot, Event> {
  getSnapshot(): Snapshot
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void }
  send(event: Event): void
}

/** Wraps a started actor. The view is computed once per snapshot. */
export function actorStore<Snapshot, Event, View>(
  actor: ActorLike<Snapshot, Event>,
  viewOf: (snapshot: Snapshot) => View,
): ActorStore<View, Event> {
  let snapshot = actor.getSnapshot()
  let view = viewOf(snapshot)
  return {
    view() {
      const now = actor.getSnapshot()
      if (now !== snapshot) {
        snapshot = now
        view = viewOf(now)
      }
      return view
    },
    subscribe(listener) {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    send: (event) => actor.send(event),
  }
}
