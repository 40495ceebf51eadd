import { useEffect } from 'react'

/**
 * Lets the browser ask before the document is left, while `asks` is true. `isSafe` tells at that moment whether nothing
 * would be lost, so that nothing is asked.
 */
export function useAskBeforeLeaving(asks: boolean, isSafe?: () => boolean): void {
  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSafe?.()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [asks, isSafe])
}
