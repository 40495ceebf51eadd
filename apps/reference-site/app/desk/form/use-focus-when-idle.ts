import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the status when `isIdle` becomes true, which disables the pressed button. Does nothing
 * if the focus is elsewhere. Returns the refs of the status and of the element around the buttons.
 */
export function useFocusWhenIdle<Status extends HTMLElement, Buttons extends HTMLElement>(isIdle: boolean) {
  const status = useRef<Status>(null)
  const buttons = useRef<Buttons>(null)
  const wasIdle = useRef(isIdle)
  useLayoutEffect(() => {
    const hasEnded = isIdle && !wasIdle.current
    wasIdle.current = isIdle
    const { activeElement, body } = document
    // Some browsers blur a button as soon as it is disabled, others later.
    if (hasEnded && (activeElement === body || buttons.current?.contains(activeElement)))
      status.current?.focus()
  }, [isIdle])
  return { status, buttons }
}
