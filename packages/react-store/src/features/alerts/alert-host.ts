import { useEffect, useState, useSyncExternalStore } from 'react'
import { perStore } from '../../store/per-store.ts'
import type { Store } from '../../store/store.ts'

interface Hosts {
  /** Mounted candidates in order of mounting; the first one is the host. */
  readonly candidates: object[]
  readonly listeners: Set<() => void>
}

const hostsOf = perStore((): Hosts => ({ candidates: [], listeners: new Set() }))

/** Whether this component shows the alerts of a store: only the first mounted candidate does. */
export function useIsAlertHost(store: Store, isCandidate: boolean): boolean {
  const [own] = useState(() => ({}))
  const { candidates, listeners } = hostsOf(store)
  useEffect(() => {
    if (!isCandidate) return undefined
    candidates.push(own)
    listeners.forEach((listener) => listener())
    return () => {
      candidates.splice(candidates.indexOf(own), 1)
      listeners.forEach((listener) => listener())
    }
  }, [isCandidate, own, candidates, listeners])
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => candidates[0] === own,
    () => false,
  )
}
