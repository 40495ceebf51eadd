import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Whether a link of the store led to this document, as opposed to a reload, a history navigation or another
 * site.
 */
function isLedHere(): boolean {
  const [opening] = performance.getEntriesByType('navigation')
  const isOpened = opening !== undefined && 'type' in opening && opening.type === 'navigate'
  return isOpened && document.referrer.startsWith(`${location.origin}/`)
}

/**
 * Focuses the heading of a page that was opened from within the store, so that a screen reader announces it.
 * Does not move a focus that the user, a fragment or a widget has set by then. Returns the props of the
 * heading.
 */
export function usePageHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  // Client-side navigation leads to the page too, however the document was opened.
  const isFollowing = useNavigationType() !== 'POP'
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree && location.hash === '' && (isFollowing || isLedHere()))
      heading.current?.focus({ preventScroll: true })
    // Only on the first render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { ref: heading, tabIndex: -1, className: 'site-arrival' }
}
