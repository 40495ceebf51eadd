import type { RunningFlow } from './lazy-flow.ts'

interface ActorLike<Snapshot, Event> {
  getSnapshot(): Snapshot
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void }
  send(event: Event): void
}

/** A started actor as a journey. The view is made once per snapshot. */
export function actorStore<Snapshot, Event, View>(
  actor: ActorLike<Snapshot, Event>,
  viewOf: (snapshot: Snapshot) => View,
): RunningFlow<View, Event> {
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
