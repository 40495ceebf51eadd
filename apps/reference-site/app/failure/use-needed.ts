import { useEffect, useEffectEvent, useState } from 'react'

/** Starts what a page is nothing without; when that fails, the page is the failure page, which offers another try. */
export function useNeeded(start: () => Promise<unknown>): void {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const begin = useEffectEvent(start)
  useEffect(() => {
    begin().catch((error: unknown) => setFailure({ error }))
  }, [])
  if (failure) throw failure.error
}
