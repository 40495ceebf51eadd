import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Starts work that the page cannot do without. When it fails, the error boundary shows the error page, which
 * offers to retry.
 */
export function useRequired(start: () => Promise<unknown>): void {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const begin = useEffectEvent(start)
  useEffect(() => {
    begin().catch((error: unknown) => setFailure({ error }))
  }, [])
  if (failure) throw failure.error
}
