import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** How long a slide is shown, in milliseconds. */
const SLIDE_INTERVAL_MS = 6000

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')
const isReducedMotion = () => reducedMotion().matches
const isReducedMotionOnServer = () => false
function subscribeToReducedMotion(onChange: () => void) {
  const query = reducedMotion()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Advances slides automatically. Pauses while the slider is hovered or focused, in a hidden tab, and while stopped.
 * `isStopped` is set by `stop`, and initially by the reduced motion setting.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, next: () => void, count: number) {
  const isMotionReduced = useSyncExternalStore(
    subscribeToReducedMotion,
    isReducedMotion,
    isReducedMotionOnServer,
  )
  const [preference, stop] = useState<boolean | null>(null)
  const isStopped = preference ?? isMotionReduced
  const [isPaused, setPaused] = useState(false)
  const isPlaying = !isStopped && !isPaused && count > 1

  useEffect(() => {
    const element = root.current
    if (!element) return
    const update = () => setPaused(element.matches(':hover') || element.contains(document.activeElement))
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    const scheduleUpdate = () => requestAnimationFrame(update)
    for (const event of events) element.addEventListener(event, scheduleUpdate)
    return () => {
      for (const event of events) element.removeEventListener(event, scheduleUpdate)
    }
  }, [root])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      if (!document.hidden) next()
    }, SLIDE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isPlaying, next])

  return { isPlaying, isStopped, stop }
}
