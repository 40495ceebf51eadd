import { useEffect } from 'react'

/**
 * Asks before unsaved input is lost. Leaving a desk page is always a full page load, so `beforeunload`
 * suffices.
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
