import { useRef, type FocusEvent } from 'react'

/**
 * Returns the focus to where it came from, or else to the widget around the stack, when the alert that holds
 * it disappears. Returns the attributes of the stack, and a function to call before the alert disappears.
 */
export function useFocusReturn() {
  const stack = useRef<HTMLDivElement>(null)
  const origin = useRef<HTMLElement | null>(null)
  const attributes = {
    ref: stack,
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        origin.current = relatedTarget
    },
  }
  function giveBack() {
    const { current } = stack
    const root = current?.getRootNode() as Document | ShadowRoot | undefined // the stack is in one of them
    if (!current?.contains(root?.activeElement ?? null)) return
    const back = origin.current?.isConnected ? origin.current : current.closest<HTMLElement>('[tabindex]')
    back?.focus({ preventScroll: true })
  }
  return [attributes, giveBack] as const
}
