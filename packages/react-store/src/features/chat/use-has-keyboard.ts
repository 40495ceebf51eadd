import { useSyncExternalStore } from 'react'

/** Touch-only devices have an on-screen keyboard, without Shift+Enter. */
const BESIDE_KEYS = '(hover: hover) and (pointer: fine)'

/** Whether the device likely has a hardware keyboard; true when unknown. */
export const useHasKeyboard = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      if (typeof matchMedia !== 'function') return () => {}
      const query = matchMedia(BESIDE_KEYS)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => typeof matchMedia !== 'function' || matchMedia(BESIDE_KEYS).matches,
    () => true,
  )
