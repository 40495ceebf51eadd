import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page answers already: a button that only scripts make work is disabled until then. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
