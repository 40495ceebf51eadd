import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { CheckoutStep, CheckoutView } from '@shyrdak/state-machines/checkout'

/** Focuses the heading of a new step, or the first invalid field after a refusal. */
export function useFocusOnStep(
  root: RefObject<HTMLElement | null>,
  checkout: CheckoutView | null,
  shown: CheckoutStep | null,
) {
  const isSent = useRef(false)
  const before = useRef<string | null>(null)
  const step = shown === 'checking' ? 'contact' : shown
  const issues = checkout?.issues
  const focus = checkout?.focus ?? null

  const wrongField = useEffectEvent(() => {
    if (focus === null) return null
    const place = root.current?.querySelector(`[data-path="${CSS.escape(focus)}"]`)
    return place?.querySelector<HTMLElement>('input, textarea, a')
  })

  useEffect(() => {
    const from = before.current
    before.current = step
    // On page load the focus stays where the browser put it.
    if (from === null || step === null || from === step) return
    isSent.current = false
    const place = wrongField() ?? root.current?.querySelector<HTMLElement>('[data-step-head]')
    place?.focus()
  }, [root, step])

  useEffect(() => {
    if (!issues?.length || !isSent.current) return
    isSent.current = false
    wrongField()?.focus()
  }, [issues])

  return {
    submitted: () => {
      isSent.current = true
    },
  }
}
