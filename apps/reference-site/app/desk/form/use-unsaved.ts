import { useAskBeforeLeaving } from '@shyrdak/react-store/use-ask-before-leaving'
import { use, useEffect } from 'react'
import { LeaveGuardContext } from './leave-guard.tsx'

/**
 * Asks before unsaved input is lost, both when the document is left and when another page opens in it. Input
 * that `isKept` through a login is not lost when the session ends, so nothing is asked then.
 */
export function useUnsaved(isUnsaved: boolean, isKept = false): void {
  const guard = use(LeaveGuardContext)
  useAskBeforeLeaving(isUnsaved, isKept ? guard?.hasSessionEnded : undefined)
  useEffect(() => (isUnsaved ? guard?.hold() : undefined), [isUnsaved, guard])
}
