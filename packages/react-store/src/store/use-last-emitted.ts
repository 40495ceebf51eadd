import { useEffect, useState } from 'react'
import type { EventObject, Subscription } from 'xstate'

/** A lazy actor that emits these events. */
interface LazyEmitter<Emitted extends EventObject> {
  current(): { on(type: Emitted['type'], handler: (event: Emitted) => void): Subscription } | undefined
  onStart(listener: () => void): () => void
}

/**
 * Returns the last event of a type that an actor emitted while the component was mounted, and a function that
 * clears it. Does not start the actor.
 */
export function useLastEmitted<Emitted extends EventObject>(
  lazy: LazyEmitter<Emitted>,
  type: Emitted['type'],
): [last: Emitted | null, forget: () => void] {
  const [last, setLast] = useState<Emitted | null>(null)
  useEffect(() => {
    let stop = () => {}
    const follow = () => {
      const subscription = lazy.current()?.on(type, setLast)
      stop = () => subscription?.unsubscribe()
    }
    const forgetStart = lazy.onStart(follow)
    if (lazy.current()) follow()
    return () => {
      forgetStart()
      stop()
    }
  }, [lazy, type])
  return [last, () => setLast(null)]
}
