import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** How long a slide is seen, in ms. */
const TURN_AFTER = 6000

const calm = () => matchMedia('(prefers-reduced-motion: reduce)')
const isCalm = () => calm().matches
const isCalmOnServer = () => false
function watchCalm(onChange: () => void) {
  const query = calm()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Turns slides by themselves, but not under a pointer, not while something in them has focus, not in a hidden tab, and
 * not while they are stopped: by hand, or from the start for those who asked for less motion.
 */
export function useTurning(root: RefObject<HTMLElement | null>, turn: () => void, count: number) {
  const isMotionReduced = useSyncExternalStore(watchCalm, isCalm, isCalmOnServer)
  const [preference, stop] = useState<boolean | null>(null)
  const isStopped = preference ?? isMotionReduced
  const [isHeld, hold] = useState(false)
  const isTurning = !isStopped && !isHeld && count > 1

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
    if (!isTurning) return
    const timer = setInterval(() => {
      if (!document.hidden) turn()
    }, TURN_AFTER)
    return () => clearInterval(timer)
  }, [isTurning, turn])

  return { isTurning, isStopped, stop }
}
