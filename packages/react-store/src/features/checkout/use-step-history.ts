import type { CheckoutEvent, CheckoutStep } from '@shyrdak/state-machines/checkout'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from '../../store/use-store.ts'

const STEPS: readonly string[] = ['contact', 'delivery', 'payment']

type Send = (event: CheckoutEvent) => void

function openStep(send: Send, from: string | null, to: string) {
  if (to === 'contact') return send({ type: 'contact.open' })
  if (to === 'delivery') return send({ type: from === 'contact' ? 'contact.submit' : 'delivery.open' })
  return send({ type: 'delivery.submit' })
}

/**
 * Adds a history entry per step, so that the browser's back and forward buttons move between steps. Returns a
 * function that goes one step back.
 */
export function useStepHistory(step: CheckoutStep | null, send: Send): () => void {
  const { history } = useStore().ports
  const at = useRef<string | null>(null)
  const pushed = useRef(0)

  useEffect(() => {
    if (step === null || !STEPS.includes(step)) return
    // After a reload, the history entry has its step. On a new visit, it has none and counts as the contact
    // step.
    const from = at.current ?? (history.current?.() === null ? 'contact' : step)
    at.current = step
    for (const next of STEPS.slice(STEPS.indexOf(from) + 1, STEPS.indexOf(step) + 1)) {
      pushed.current += 1
      history.push(next)
    }
  }, [history, step])

  const onHistory = useEffectEvent((to: string | null) => {
    const target = to !== null && STEPS.includes(to) ? to : 'contact'
    pushed.current += STEPS.indexOf(target) < STEPS.indexOf(at.current ?? 'contact') ? -1 : 1
    at.current = target
    if (step !== null && STEPS.includes(step)) openStep(send, step, target)
  })
  useEffect(() => history.subscribe((to) => onHistory(to)), [history])

  return () => {
    if (pushed.current > 0) history.back()
    else send({ type: step === 'payment' ? 'delivery.open' : 'contact.open' })
  }
}
