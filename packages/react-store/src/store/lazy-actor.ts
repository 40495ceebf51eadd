import type { AnyActorRef, EventFrom, SnapshotFrom } from 'xstate'
import { connected } from './connected.ts'

/** A running actor, and what is shown of it. */
export interface StartedActor<Ref extends AnyActorRef, View> {
  readonly actor: Ref
  readonly select: (snapshot: SnapshotFrom<Ref>) => View
}

/** An actor whose machine is loaded and started on first use. */
export interface LazyActor<Ref extends AnyActorRef, View> {
  /** Undefined until started. */
  current(): Ref | undefined
  /** What is shown of a snapshot; null without one. For `useSelector`. */
  select(snapshot: SnapshotFrom<Ref> | undefined): View | null
  /** What is shown now; null until started. */
  view(): View | null
  /** Calls once, when it has started. Returns a function that unsubscribes. */
  onStart(listener: () => void): () => void
  /** Loads and starts it once. Rejects when its code cannot be loaded; a later call tries again. */
  start(): Promise<Ref>
  /** Starts it if needed, then sends. */
  send(event: EventFrom<Ref>): Promise<void>
}

export function lazyActor<Ref extends AnyActorRef, View>(
  load: () => Promise<StartedActor<Ref, View>>,
): LazyActor<Ref, View> {
  const listeners = new Set<() => void>()
  let started: StartedActor<Ref, View> | undefined
  let starting: Promise<Ref> | null = null

  async function begin() {
    try {
      await connected()
      started = await load()
    } catch (error) {
      starting = null
      throw error
    }
    listeners.forEach((listener) => listener())
    listeners.clear()
    return started.actor
  }

  const start = () => (starting ??= begin())
  const select = (snapshot: SnapshotFrom<Ref> | undefined) =>
    started && snapshot !== undefined ? started.select(snapshot) : null
  return {
    current: () => started?.actor,
    select,
    view: () => select(started?.actor.getSnapshot()),
    onStart(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start,
    async send(event) {
      const actor = started?.actor ?? (await start())
      actor.send(event)
    },
  }
}
