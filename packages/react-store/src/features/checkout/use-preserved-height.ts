import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Gives a step that ends by itself the height of the previous one, so that the content below stays put. */
export function usePreservedHeight(root: RefObject<HTMLElement | null>, isPassing: boolean): void {
  const height = useRef(0)
  useLayoutEffect(() => {
    const element = root.current
    // Missing in environments without layout, such as jsdom.
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
