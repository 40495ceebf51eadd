import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has been hydrated. A button that needs scripts is disabled until then. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
