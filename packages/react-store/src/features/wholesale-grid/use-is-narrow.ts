import { useSyncExternalStore } from 'react'

/** Screens on which the sizes do not fit side by side. */
const NARROW = '(max-width: 780px)'

/** Whether the screen is narrow; false on a server. */
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
