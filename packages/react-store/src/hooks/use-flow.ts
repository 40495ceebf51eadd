import { useEffect, useSyncExternalStore } from 'react'
import type { LazyFlow } from '../store/lazy-flow.ts'

const UNKNOWN = () => null

/**
 * The view of a journey, null until it has started. On the server and when React takes over the server's HTML it is
 * null as well, so both draw the same. `isEager` starts the journey as soon as the widget lives.
 */
export function useFlow<View, Event>(flow: LazyFlow<View, Event>, isEager: boolean): View | null {
  useEffect(() => {
    // A journey that cannot be loaded now is tried again by the next event.
    if (isEager) flow.start().catch(() => {})
  }, [flow, isEager])
  return useSyncExternalStore(flow.subscribe, flow.view, UNKNOWN)
}
