import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has left the viewport at its top; false while `isAsked` is false. */
export function useScrolledPast(element: RefObject<Element | null>, isAsked: boolean): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!isAsked || !watched) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(entry.boundingClientRect.bottom < 0)
      },
      // Everything below counts as visible, so that jumping past the element is a change as well.
      { rootMargin: '0px 0px 1000000px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isAsked])
  return isAsked && isPast
}
