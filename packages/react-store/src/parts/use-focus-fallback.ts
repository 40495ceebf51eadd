import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * Keeps the focus in an element when the control that has it disappears: the element itself takes it, so that
 * the keyboard goes on from there. Returns the attributes of the element, whose ref may be given. The component
 * that calls it has to render whenever the control may disappear.
 */
export function useFocusFallback<Root extends HTMLElement>(root?: RefObject<Root | null>) {
  const own = useRef<Root>(null)
  const ref = root ?? own
  const last = useRef<Element>(null)
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    const { activeElement, body } = document
    // Whoever has moved on to something else stays there.
    if (!activeElement || activeElement === body) ref.current?.focus({ preventScroll: true })
  })
  return {
    ref,
    tabIndex: -1,
    onFocus({ target }: FocusEvent<Root>) {
      last.current = target
    },
  }
}
