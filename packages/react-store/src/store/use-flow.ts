import { useEffect, useSyncExternalStore } from 'react'
import type { LazyActor } from './lazy-actor.ts'

const UNKNOWN = () => null

/**
 * The view of a flow; null until it has started, and also on the server and during hydration, so that both
 * render the same. `isEager` starts the flow on mount.
 */
export function useFlow<View, Event>(flow: LazyActor<View, Event>, isEager: boolean): View | null {
  useEffect(() => {
    // The next event tries again.
    if (isEager) flow.start().catch(() => {})
  }, [flow, isEager])
  return useSyncExternalStore(flow.subscribe, flow.view, UNKNOWN)
}
