import { useState } from 'react'
import { lazyActor, type LazyFlow, type RunningFlow } from '../store/lazy-flow.ts'
import type { Store } from '../store/store.ts'
import { useFlow } from './use-flow.ts'
import { useStore } from './use-store.ts'

export interface OwnFlow<View, Event> {
  /** Null until it was needed. */
  readonly view: View | null
  readonly send: (event: Event) => void
  /** Loads it, so that what follows finds it there. */
  readonly prepare: () => void
  /** Whether its code could not be loaded; the next event tries again. */
  readonly isUnavailable: boolean
}

interface Options {
  /** Starts as soon as the widget lives. */
  readonly isEager?: boolean
}

/** A journey that belongs to one widget, so that two of a kind on a page do not speak for each other. */
export function useOwnFlow<View, Event>(
  load: (store: Store) => Promise<RunningFlow<View, Event>>,
  { isEager = false }: Options = {},
): OwnFlow<View, Event> {
  const store = useStore()
  const [flow] = useState<LazyFlow<View, Event>>(() => lazyActor(() => load(store)))
  const [isUnavailable, setUnavailable] = useState(false)
  const heard = (going: Promise<void>) =>
    void going.then(
      () => setUnavailable(false),
      () => setUnavailable(true),
    )
  return {
    view: useFlow(flow, isEager),
    send: (event) => heard(flow.send(event)),
    prepare: () => void flow.start().catch(() => {}),
    isUnavailable,
  }
}
