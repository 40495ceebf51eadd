import type { CheckoutStep } from '@shyrdak/state-machines/checkout'
import { useEffect, useRef } from 'react'

/** Time within which a second click still belongs to a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 600

/**
 * Ignores the second click of a double click that changed the step, since it was meant for the previous step.
 * Applies to the whole page, as the new step may be shorter.
 */
export function useIgnoreDoubleClicks(shown: CheckoutStep | null): void {
  const before = useRef(shown)
  useEffect(() => {
    const isOpening = before.current === null || before.current === shown
    before.current = shown
    if (isOpening) return undefined
    const leaving = new AbortController()
    const ignore = (event: MouseEvent) => {
      if (event.detail < 2) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', ignore, { capture: true, signal: leaving.signal })
    const timer = setTimeout(() => leaving.abort(), DOUBLE_CLICK_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [shown])
}
