import { isShyrdakError } from '@shyrdak/sdk'
import type { WishlistItem } from '@shyrdak/sdk/contract'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from '../../store/use-store.ts'
import { changeWishlist, syncWishlist } from './sync-wishlist.ts'
import { listedItems, readWishlist } from './stored-wishlist.ts'

const WATCHED: readonly (string | null)[] = [STORAGE_KEYS.wishlist, STORAGE_KEYS.token, null]

/** The wishlist of the current user; null until storage is read. Syncs with other tabs. */
export function useWishlist(): {
  readonly items: readonly WishlistItem[] | null
  readonly change: (item: WishlistItem, isListed: boolean) => void
  /** Whether the session has expired, so that the list cannot be synced until the user logs in again. */
  readonly hasEnded: boolean
} {
  const store = useStore()
  const { storage } = store.ports
  const [changed, setChanged] = useState(0)
  /** The token of the expired session. */
  const [ended, setEnded] = useState<string | null>(null)
  const text = useSyncExternalStore(
    useCallback((listener) => storage.subscribe(({ key }) => WATCHED.includes(key) && listener()), [storage]),
    // Combines both values, so that a login in another tab is a change too.
    () => `${storage.get(STORAGE_KEYS.token) ?? ''} ${storage.get(STORAGE_KEYS.wishlist) ?? ''}`,
    () => null,
  )
  const follow = useCallback(async () => {
    const token = storage.get(STORAGE_KEYS.token)
    const hasEnded = await syncWishlist(store).then(
      () => false,
      (error: unknown) => isShyrdakError(error) && error.code === 'UNAUTHENTICATED',
    )
    setEnded(hasEnded ? token : null)
    setChanged((count) => count + 1)
  }, [store, storage])
  useEffect(() => void follow(), [follow])
  const change = useCallback(
    (item: WishlistItem, isListed: boolean) => {
      changeWishlist(store, item, isListed)
      setChanged((count) => count + 1)
      void follow()
    },
    [store, follow],
  )
  const items = useMemo(
    () => (text === null ? null : listedItems(readWishlist(storage))),
    // `changed` counts the changes written by this tab.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [text, storage, changed],
  )
  const hasEnded = ended !== null && text !== null && text.startsWith(`${ended} `)
  return { items, change, hasEnded }
}
