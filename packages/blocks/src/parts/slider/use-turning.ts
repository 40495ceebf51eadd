import { useEffect, useState, type RefObject } from 'react'

/** How long a slide is seen, in ms. */
const TURN_AFTER = 6000

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Turns slides by themselves, but not under a pointer, not while something in them has focus, not in a hidden tab,
 * not for those who asked for less motion, and not after they were stopped by hand.
 */
export function useTurning(root: RefObject<HTMLElement | null>, turn: () => void, count: number) {
  const [isStopped, stop] = useState(false)
  const [isHeld, hold] = useState(false)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const look = () => hold(element.matches(':hover') || element.contains(document.activeElement))
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    const later = () => requestAnimationFrame(look)
    for (const event of events) element.addEventListener(event, later)
    return () => {
      for (const event of events) element.removeEventListener(event, later)
    }
  }, [root])

  useEffect(() => {
    if (isStopped || isHeld || count < 2 || isCalm()) return
    const timer = setInterval(() => {
      if (!document.hidden) turn()
    }, TURN_AFTER)
    return () => clearInterval(timer)
  }, [isStopped, isHeld, count, turn])

  return { isStopped, stop }
}
