import { lazy, Suspense } from 'react'
import { useAlerts } from './use-alerts.ts'
import { useStore } from '../../store/use-store.ts'
import type { AlertStackProps } from './alert-stack.tsx'
import { useIsAlertHost } from './alert-host.ts'

const LazyStack = lazy(async () => ({ default: (await import('./alert-stack.tsx')).AlertStack }))

/**
 * Shows alerts where the page has no stack yet, for widgets that raise some. Loads nothing until one is raised. The live
 * region is there before: screen readers announce what comes into it.
 */
export function AlertsHere({ Added }: Pick<AlertStackProps, 'Added'>) {
  const store = useStore()
  const { alerts } = useAlerts()
  const isHost = useIsAlertHost(store, alerts.length > 0)
  return (
    <div className="shyrdak-alert-stack-place" aria-live="polite">
      {isHost && alerts.length > 0 ? (
        <Suspense fallback={null}>
          <LazyStack isHere Added={Added} />
        </Suspense>
      ) : null}
    </div>
  )
}
