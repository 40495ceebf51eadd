import type { AnyActorRef, EventFrom, SnapshotFrom } from 'xstate'
import { assertOnline } from './assert-online.ts'
import type { StorePorts } from './ports.ts'

/** A running actor, and the selector of its view. */
export interface StartedActor<Ref extends AnyActorRef, View> {
  readonly actor: Ref
  readonly select: (snapshot: SnapshotFrom<Ref>) => View
}

/** An actor whose machine is loaded and started on first use. */
export interface LazyActor<Ref extends AnyActorRef, View> {
  /** Undefined until started. */
  current(): Ref | undefined
  /** The view of a snapshot; null without one. For `useSelector`. */
  select(snapshot: SnapshotFrom<Ref> | undefined): View | null
  /** The current view; null until started. */
  view(): View | null
  /** Whether its code could not be loaded; the next start or event tries again. */
  isUnavailable(): boolean
  /**
   * Calls the listener when the actor has started, and before that whenever `isUnavailable` changes. Returns a
   * function that unsubscribes.
   */
  onStart(listener: () => void): () => void
  /** Loads and starts the actor once. Rejects when its code cannot be loaded; a later call tries again. */
  start(): Promise<Ref>
  /**
   * Like `start`, for interactions: rejects before loading anything if `reach` does, since the page may have
   * been open for long.
   */
  prepare(): Promise<Ref>
  /**
   * Starts the actor if needed, then sends the event. Rejects like `prepare`. It need not be awaited: the failure
   * is logged, and hooks return it.
   */
  send(event: EventFrom<Ref>): Promise<void>
}

/** Creates a lazy actor. `prepare` and `send` first call `reach`, which rejects without a connection. */
export function lazyActor<Ref extends AnyActorRef, View>(
  load: () => Promise<StartedActor<Ref, View>>,
  reach: StorePorts['reach'] = assertOnline,
): LazyActor<Ref, View> {
  const listeners = new Set<() => void>()
  let started: StartedActor<Ref, View> | undefined
  let starting: Promise<Ref> | null = null
  let isUnavailable = false
  const setUnavailable = (next: boolean) => {
    isUnavailable = next
    listeners.forEach((listener) => listener())
  }

  async function begin(ask: typeof reach) {
    try {
      await ask()
      started = await load()
    } catch (error) {
      starting = null
      console.warn('Shyrdak:', error)
      throw error
    }
    setUnavailable(false)
    return started.actor
  }

  /** Notes a failure, so that it is no unhandled rejection for callers that do not wait. */
  const noted = <Result>(attempt: Promise<Result>) => {
    attempt.catch(() => setUnavailable(true))
    return attempt
  }
  async function deliver(event: EventFrom<Ref>) {
    const actor = started?.actor ?? (await prepare())
    actor.send(event)
  }

  const start = () => noted((starting ??= begin(assertOnline)))
  const prepare = () => (starting ??= begin(reach))
  const select = (snapshot: SnapshotFrom<Ref> | undefined) =>
    started && snapshot !== undefined ? started.select(snapshot) : null
  return {
    current: () => started?.actor,
    isUnavailable: () => isUnavailable,
    select,
    view: () => select(started?.actor.getSnapshot()),
    onStart(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    prepare,
    send: (event) => noted(deliver(event)),
  }
}
