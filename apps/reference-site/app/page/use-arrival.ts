import { useEffect, useRef } from 'react'

/** Whether the store itself led to this document: not a reload, the way back or another site. */
function isLedHere(): boolean {
  const [opening] = performance.getEntriesByType('navigation')
  const isOpened = opening !== undefined && 'type' in opening && opening.type === 'navigate'
  return isOpened && document.referrer.startsWith(`${location.origin}/`)
}

/**
 * Focuses the heading of a page that the store navigated to, so that a screen reader announces it. What the person, a
 * fragment or a widget has focused by then stays focused. Returns the props of the heading.
 */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree && location.hash === '' && isLedHere()) heading.current?.focus({ preventScroll: true })
  }, [])
  return { ref: heading, tabIndex: -1, className: 'site-arrival' }
}
