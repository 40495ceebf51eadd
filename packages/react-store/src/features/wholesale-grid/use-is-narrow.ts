import { useSyncExternalStore } from 'react'

/** Where a table of sizes side by side has no room. */
const NARROW = '(max-width: 780px)'

/** Whether the screen is that of a phone; not on a server. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(NARROW).matches,
    () => false,
  )
