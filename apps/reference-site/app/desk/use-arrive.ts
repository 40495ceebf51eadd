import { use } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router'
import { LeaveGuardContext } from './form/leave-guard.tsx'

/**
 * Returns a function that navigates after a creation or deletion. It asks nothing, since nothing typed is
 * lost, and leaves no way back to the form of what is created or deleted by now.
 */
export function useArrive(): (path: string, options?: NavigateOptions) => Promise<void> {
  const go = useNavigate()
  const guard = use(LeaveGuardContext)
  return async (path, options) => {
    const arrive = () => go(path, { ...options, replace: true })
    await (guard ? guard.pass(arrive) : arrive())
  }
}
