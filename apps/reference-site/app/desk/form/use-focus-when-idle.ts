import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the status when `isIdle` becomes true, which disables the pressed button. Does nothing
 * if the focus is elsewhere, or if the status says nothing: after an undo. Returns the refs of the status and of the element around the buttons.
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
    const wasOnButtons = activeElement === body || buttons.current?.contains(activeElement)
    if (hasEnded && wasOnButtons && status.current?.textContent) status.current.focus()
  }, [isIdle])
  return { status, buttons }
}
