import { useAskBeforeLeaving } from '@shyrdak/react-store/use-ask-before-leaving'
import { use, useEffect } from 'react'
import { LeaveGuardContext } from './leave-guard.tsx'

/** Asks before unsaved input is lost, both when the document is left and when another page opens in it. */
export function useUnsaved(isUnsaved: boolean): void {
  const guard = use(LeaveGuardContext)
  useAskBeforeLeaving(isUnsaved)
  useEffect(() => (isUnsaved ? guard?.hold() : undefined), [isUnsaved, guard])
}
