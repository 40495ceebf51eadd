import { useEffect, useState } from 'react'

/** Counts how often the user has come back to the page from another tab or app. */
export function useReturns(): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') setReturns((count) => count + 1)
      },
      { signal: leaving.signal },
    )
    return () => leaving.abort()
  }, [])
  return returns
}
