import { use, useEffect } from 'react'
import { LeaveGuardContext } from './leave-guard.tsx'

/** Asks before unsaved input is lost, both when the document is left and when another page opens in it. */
export function useUnsaved(isUnsaved: boolean): void {
  const guard = use(LeaveGuardContext)
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const release = guard?.hold()
    return () => {
      removeEventListener('beforeunload', ask)
      release?.()
    }
  }, [isUnsaved, guard])
}
