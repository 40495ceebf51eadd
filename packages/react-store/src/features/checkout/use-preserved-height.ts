import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Gives a step that passes by itself the height of the one before, so that the page does not collapse to what comes
 * below it.
 */
export function usePreservedHeight(root: RefObject<HTMLElement | null>, isPassing: boolean): void {
  const height = useRef(0)
  useLayoutEffect(() => {
    const element = root.current
    // Not in every environment that renders without painting.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    if (isPassing) {
      element.style.setProperty('min-block-size', `${height.current}px`)
      return () => void element.style.removeProperty('min-block-size')
    }
    const observer = new ResizeObserver(() => {
      height.current = element.offsetHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, isPassing])
}
