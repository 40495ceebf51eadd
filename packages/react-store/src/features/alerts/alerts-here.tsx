import { lazy } from 'react'
import { useAlerts } from './use-alerts.ts'
import { useStore } from '../../store/use-store.ts'
import { Optional } from '../../parts/optional.tsx'
import type { AlertStackProps } from './alert-stack.tsx'
import { useIsAlertHost } from './alert-host.ts'

const LazyStack = lazy(async () => ({ default: (await import('./alert-stack.tsx')).AlertStack }))

/**
 * Shows alerts on pages that have no stack of their own, for widgets that raise alerts. Loads nothing until
 * one is raised. The live region is rendered from the start: screen readers announce only what is inserted
 * into it.
 */
export function AlertsHere({ Added }: Pick<AlertStackProps, 'Added'>) {
  const store = useStore()
  const { view } = useAlerts()
  const isNeeded = view !== null && view.alerts.length > 0
  const isHost = useIsAlertHost(store, isNeeded)
  return (
    <div className="shyrdak-alert-stack-place" aria-live="polite">
      {isHost && isNeeded ? (
        <Optional>
          <LazyStack isHere Added={Added} />
        </Optional>
      ) : null}
    </div>
  )
}
