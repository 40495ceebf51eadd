import type { StorageListener, StoragePort } from './storage-port.ts'

/** Storage for the lifetime of the page. */
export const memoryStorage = (entries: Iterable<readonly [string, string]> = []): StoragePort =>
  memoryTabs(1, entries)[0]!

/** Tabs that share one storage. A change notifies all other tabs, as in browsers. */
export function memoryTabs(count: number, entries: Iterable<readonly [string, string]> = []): StoragePort[] {
  const values = new Map(entries)
  const listeners = Array.from({ length: count }, () => new Set<StorageListener>())
  const notify = (from: number, key: string, value: string | null) =>
    listeners.forEach((tab, index) => {
      if (index !== from) tab.forEach((listener) => listener({ key, value }))
    })
  return listeners.map((own, index) => ({
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      if (values.get(key) === value) return
      values.set(key, value)
      notify(index, key, value)
    },
    remove(key) {
      if (values.delete(key)) notify(index, key, null)
    },
    subscribe(listener) {
      own.add(listener)
      return () => void own.delete(listener)
    },
  }))
}
