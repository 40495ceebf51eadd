import type { CheckoutEvent, CheckoutStep } from '@shyrdak/state-machines/checkout'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from '../../store/use-store.ts'

const STEPS: readonly string[] = ['contact', 'delivery', 'payment']

type Send = (event: CheckoutEvent) => void

/** The place of an entry's step. The entry without one is that of the first step. */
const placeOf = (step: string | null): number => Math.max(0, STEPS.indexOf(step ?? ''))

function openStep(send: Send, from: string, to: number) {
  if (to === 0) send({ type: 'contact.open' })
  else if (to === 1) send({ type: from === 'contact' ? 'contact.submit' : 'delivery.open' })
  else send({ type: 'delivery.submit' })
}

/**
 * Keeps one history entry per step up to the current one, so that the browser's back and forward buttons move
 * between steps, also after a reload.
 */
export function useStepHistory(step: CheckoutStep | null, send: Send): void {
  const { history } = useStore().ports
  /** The place of the current entry; null until the first step is shown. */
  const at = useRef<number | null>(null)

  useEffect(() => {
    if (step === null || !STEPS.includes(step)) return
    const from = at.current ?? placeOf(history.current())
    const to = placeOf(step)
    at.current = to
    for (const next of STEPS.slice(from + 1, to + 1)) history.push(next)
    if (to < from) history.back(from - to)
  }, [history, step])

  const onHistory = useEffectEvent((entry: string | null) => {
    const to = placeOf(entry)
    at.current = to
    if (step !== null && STEPS.includes(step) && placeOf(step) !== to) openStep(send, step, to)
  })
  useEffect(() => history.subscribe((entry) => onHistory(entry)), [history])
}
