import { useEffect, useRef, type RefObject } from 'react'
import type { BackInStockView } from '@shyrdak/state-machines/back-in-stock'

const INVALID = '[data-invalid] input'
const FIELDS = 'form input:not(:disabled), form [type="submit"]'

/** Moves focus: to the first field, to the first invalid field after a refusal, and to the result. */
export function useSubscriptionFocus(
  root: RefObject<HTMLElement | null>,
  view: BackInStockView | null,
): void {
  const state = view?.state
  const attempt = view?.attempt ?? 0
  const before = useRef<BackInStockView['state'] | undefined>(undefined)

  useEffect(() => {
    const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus()
    if (before.current !== state) {
      if (state === 'editing') focus(FIELDS)
      if (state === 'waiting' || state === 'confirming') focus('[data-focus="answer"]')
    }
    before.current = state
  }, [root, state])

  useEffect(() => {
    if (attempt > 0) root.current?.querySelector<HTMLElement>(INVALID)?.focus()
  }, [root, attempt])
}
