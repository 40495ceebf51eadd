import { useEffect, useRef, type RefObject } from 'react'
import type { CheckoutView } from '../../journeys/checkout-view.ts'

/** Moves the focus with the person: to the head of a new step, and to the first wrong field of one sent off. */
export function useFocusOnStep(root: RefObject<HTMLElement | null>, checkout: CheckoutView | null) {
  const isSent = useRef(false)
  const before = useRef<string | null>(null)
  const step = checkout?.step === 'checking' ? 'contact' : (checkout?.step ?? null)
  const issues = checkout?.issues
  const focus = checkout?.focus ?? null

  useEffect(() => {
    const from = before.current
    before.current = step
    // The page has just opened: the focus stays where the browser put it.
    if (from === null || step === null || from === step) return
    isSent.current = false
    root.current?.querySelector<HTMLElement>('[data-step-head]')?.focus()
  }, [root, step])

  useEffect(() => {
    if (!issues?.length || focus === null || !isSent.current) return
    isSent.current = false
    const place = root.current?.querySelector(`[data-path="${CSS.escape(focus)}"]`)
    place?.querySelector<HTMLElement>('input, textarea, a')?.focus()
  }, [root, issues, focus])

  return {
    submitted: () => {
      isSent.current = true
    },
  }
}
