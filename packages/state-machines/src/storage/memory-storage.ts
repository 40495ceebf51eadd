import type { StorageListener, StoragePort } from './storage-port.ts'

/** Storage that lives as long as the page. */
export const memoryStorage = (entries: Iterable<readonly [string, string]> = []): StoragePort =>
  memoryTabs(1, entries)[0]!

/** As many tabs as asked for over one storage: what one writes the others hear, as browsers do it. */
export function memoryTabs(count: number, entries: Iterable<readonly [string, string]> = []): StoragePort[] {
  const kept = new Map(entries)
  const listeners = Array.from({ length: count }, () => new Set<StorageListener>())
  const tell = (from: number, key: string, value: string | null) =>
    listeners.forEach((tab, index) => {
      if (index !== from) tab.forEach((listener) => listener({ key, value }))
    })
  return listeners.map((own, index) => ({
    get: (key) => kept.get(key) ?? null,
    set(key, value) {
      if (kept.get(key) === value) return
      kept.set(key, value)
      tell(index, key, value)
    },
    remove(key) {
      if (kept.delete(key)) tell(index, key, null)
    },
    subscribe(listener) {
      own.add(listener)
      return () => void own.delete(listener)
    },
  }))
}
