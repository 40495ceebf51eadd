import type { AnyActorRef, EventFrom } from 'xstate'
import type { LazyActor } from './lazy-actor.ts'
import { useIsUnavailable, useLazyActor } from './use-lazy-actor.ts'

/** What the hook of every flow returns. */
export interface Flow<View, Event> {
  /** Null until started. */
  readonly view: View | null
  /**
   * Starts the flow if needed, then sends the event. The same function on every render. A failure is logged
   * and returned as `isUnavailable`; whoever waits for it calls `send` of the actor itself.
   */
  readonly send: (event: Event) => void
  /** Loads and starts the flow ahead of its first event. */
  readonly prepare: () => void
  /** Whether its code could not be loaded; the next event and `retry` try again. */
  readonly isUnavailable: boolean
  readonly retry: () => void
}

export interface FlowOptions {
  /** Starts on mount; otherwise with the first event. */
  readonly isEager?: boolean
}

/** Returns the flow of an actor, which other components may share. */
export const useFlow = <Ref extends AnyActorRef, View>(
  lazy: LazyActor<Ref, View>,
  isEager: boolean,
): Flow<View, EventFrom<Ref>> => ({
  view: useLazyActor(lazy, isEager),
  // oxlint-disable-next-line typescript/no-misused-promises -- the actor handles its rejections
  send: lazy.send,
  prepare: () => void lazy.prepare().catch(() => {}),
  isUnavailable: useIsUnavailable(lazy),
  retry: () => void lazy.start(),
})
