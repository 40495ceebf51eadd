import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Store } from '../../store/store.ts'

interface Hosts {
  /** Those who asked, first come first. */
  readonly asking: object[]
  readonly listeners: Set<() => void>
}

const hostsOf = new WeakMap<Store, Hosts>()

function hosts(store: Store): Hosts {
  const own = hostsOf.get(store) ?? { asking: [], listeners: new Set() }
  hostsOf.set(store, own)
  return own
}

/** Of all the places on a page that could show the alerts of a store, the one that asked first does. */
export function useIsAlertHost(store: Store, wants: boolean): boolean {
  const [own] = useState(() => ({}))
  const { asking, listeners } = hosts(store)
  useEffect(() => {
    if (!wants) return undefined
    asking.push(own)
    listeners.forEach((listener) => listener())
    return () => {
      asking.splice(asking.indexOf(own), 1)
      listeners.forEach((listener) => listener())
    }
  }, [wants, own, asking, listeners])
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => asking[0] === own,
    () => false,
  )
}
