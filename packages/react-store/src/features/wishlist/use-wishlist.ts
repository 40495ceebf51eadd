import type { WishlistItem } from '@shyrdak/sdk/contract'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from '../../store/use-store.ts'
import { changeWishlist, syncWishlist } from './sync-wishlist.ts'
import { listedItems, readWishlist } from './stored-wishlist.ts'

const WATCHED: readonly (string | null)[] = [STORAGE_KEYS.wishlist, STORAGE_KEYS.token, null]

/** The wishlist of whoever is here; null until storage is read. Follows other tabs. */
export function useWishlist(): {
  readonly wishes: readonly WishlistItem[] | null
  readonly change: (wish: WishlistItem, isWished: boolean) => void
} {
  const store = useStore()
  const { storage } = store.ports
  const [changed, setChanged] = useState(0)
  const text = useSyncExternalStore(
    useCallback((listener) => storage.subscribe(({ key }) => WATCHED.includes(key) && listener()), [storage]),
    // One text for both, so that a login in another tab is a change too.
    () => `${storage.get(STORAGE_KEYS.token) ?? ''} ${storage.get(STORAGE_KEYS.wishlist) ?? ''}`,
    () => null,
  )
  useEffect(() => {
    void syncWishlist(store)
      .catch(() => {})
      .then(() => setChanged((count) => count + 1))
  }, [store])
  const change = useCallback(
    (wish: WishlistItem, isWished: boolean) => {
      const saving = changeWishlist(store, wish, isWished)
      setChanged((count) => count + 1)
      void saving.then(() => setChanged((count) => count + 1))
    },
    [store],
  )
  const wishes = useMemo(
    () => (text === null ? null : listedItems(readWishlist(storage))),
    // `changed` counts what this tab itself has written.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [text, storage, changed],
  )
  return { wishes, change }
}
