/** How far below and above what is seen an element begins to load. */
const NEAR = '300px'

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls every time the element comes near to what is seen, until it is let go. */
export function whenNear(element: Element, come: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) =>
      entries.forEach(({ isIntersecting, target }) => {
        if (isIntersecting) waiting.get(target)?.()
      }),
    { rootMargin: NEAR },
  )
  waiting.set(element, come)
  observer.observe(element)
}

export function letGo(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}
