import { useSelector } from '@xstate/react'
import { useEffect, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'
import type { LazyActor } from './lazy-actor.ts'

const NOT_STARTED = () => undefined

/**
 * Returns the view of an actor; null until it has started. `isEager` starts it on mount. `useSelector` uses
 * one snapshot for server and browser, so the view stays null until hydration is over, and stored state
 * appears only then.
 */
export function useLazyActor<Ref extends AnyActorRef, View>(
  lazy: LazyActor<Ref, View>,
  isEager: boolean,
): View | null {
  useEffect(() => {
    if (isEager) void lazy.start()
  }, [lazy, isEager])
  const actor: AnyActorRef | undefined = useSyncExternalStore(lazy.onStart, lazy.current, NOT_STARTED)
  return useSelector(actor, lazy.select)
}

const AVAILABLE = () => false

/** Returns whether the code of an actor could not be loaded. */
export const useIsUnavailable = <Ref extends AnyActorRef, View>(lazy: LazyActor<Ref, View>): boolean =>
  useSyncExternalStore(lazy.onStart, lazy.isUnavailable, AVAILABLE)
