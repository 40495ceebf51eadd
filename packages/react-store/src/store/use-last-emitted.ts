import { useEffect, useState } from 'react'
import type { EventObject, Subscription } from 'xstate'

/** A lazy actor that emits such events. */
interface LazyEmitter<Emitted extends EventObject> {
  current(): { on(type: Emitted['type'], handler: (event: Emitted) => void): Subscription } | undefined
  onStart(listener: () => void): () => void
}

/**
 * The event of a type that an actor emitted last while this was shown, and how to forget it. It starts nothing: the
 * actor emits nothing before somebody else has started it.
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
