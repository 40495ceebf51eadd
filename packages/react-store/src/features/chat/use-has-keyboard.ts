import { useSyncExternalStore } from 'react'

/** Screens that are only touched show their keys as somebody writes, without Shift beside Enter. */
const BESIDE_KEYS = '(hover: hover) and (pointer: fine)'

/** Whether this device likely has a keyboard of its own: it does where nothing says otherwise. */
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
