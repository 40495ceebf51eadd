import { useState } from 'react'
import { lazyJourney, type Journey, type Running } from '../store/journey.ts'
import type { Store } from '../store/store.ts'
import { useJourney } from './use-journey.ts'
import { useStore } from './use-store.ts'

export interface OwnJourney<View, Event> {
  /** Null until it was needed. */
  readonly view: View | null
  readonly send: (event: Event) => void
  /** Loads it, so that what follows finds it there. */
  readonly prepare: () => void
  /** Whether its code could not be loaded; the next event tries again. */
  readonly isAway: boolean
}

interface Options {
  /** Starts as soon as the widget lives. */
  readonly isEager?: boolean
}

/** A journey that belongs to one widget, so that two of a kind on a page do not speak for each other. */
export function useOwnJourney<View, Event>(
  load: (store: Store) => Promise<Running<View, Event>>,
  { isEager = false }: Options = {},
): OwnJourney<View, Event> {
  const store = useStore()
  const [journey] = useState<Journey<View, Event>>(() => lazyJourney(() => load(store)))
  const [isAway, setAway] = useState(false)
  const heard = (going: Promise<void>) =>
    void going.then(
      () => setAway(false),
      () => setAway(true),
    )
  return {
    view: useJourney(journey, isEager),
    send: (event) => heard(journey.send(event)),
    prepare: () => void journey.start().catch(() => {}),
    isAway,
  }
}
