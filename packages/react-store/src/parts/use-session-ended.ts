import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { useMemo } from 'react'
import { useStore } from '../store/use-store.ts'

/**
 * Returns a function that tells whether the session with which the page was opened is over. It is already when the
 * page is left for the login.
 */
export function useSessionEnded(): () => boolean {
  const { storage } = useStore().ports
  return useMemo(() => {
    const token = storage.get(STORAGE_KEYS.token)
    return () => storage.get(STORAGE_KEYS.token) !== token
  }, [storage])
}
