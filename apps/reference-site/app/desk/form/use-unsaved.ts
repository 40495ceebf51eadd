import { use, useEffect } from 'react'
import { LeaveGuardContext } from './leave-guard.tsx'

/**
 * Asks before unsaved input is lost, both when the document is left and when another page opens in it. Input
 * that `isKept` through a login is not lost when the session ends, so nothing is asked then.
 */
export function useUnsaved(isUnsaved: boolean, isKept = false): void {
  const guard = use(LeaveGuardContext)
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!isKept || !guard?.hasSessionEnded()) event.preventDefault()
    }
    const release = guard?.hold()
    addEventListener('beforeunload', ask)
    return () => {
      release?.()
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved, isKept, guard])
}
