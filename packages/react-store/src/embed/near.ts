/** How far outside the viewport an element starts to load. */
const MARGIN = '300px'

const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls `onNear` each time the element approaches the viewport, until `unobserveNear`. */
export function observeNear(element: Element, onNear: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) =>
      entries.forEach(({ isIntersecting, target }) => {
        if (isIntersecting) callbacks.get(target)?.()
      }),
    { rootMargin: MARGIN },
  )
  callbacks.set(element, onNear)
  observer.observe(element)
}

export function unobserveNear(element: Element): void {
  callbacks.delete(element)
  observer?.unobserve(element)
}
