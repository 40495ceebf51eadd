import { useLayoutEffect, useRef } from 'react'

/**
 * Once nothing is left to save, the button that was pressed cannot hold the focus any longer: it goes on at what is said.
 * Whoever has gone on to something else stays there. Returns the refs of what is said and of what holds the buttons.
 */
export function useFocusWhenIdle<Said extends HTMLElement, Buttons extends HTMLElement>(isIdle: boolean) {
  const said = useRef<Said>(null)
  const buttons = useRef<Buttons>(null)
  const wasIdle = useRef(isIdle)
  useLayoutEffect(() => {
    const hasEnded = isIdle && !wasIdle.current
    wasIdle.current = isIdle
    const { activeElement, body } = document
    // Browsers take the focus from a button that is disabled, some of them at once.
    if (hasEnded && (activeElement === body || buttons.current?.contains(activeElement)))
      said.current?.focus()
  }, [isIdle])
  return { said, buttons }
}
