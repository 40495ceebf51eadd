/** Pictures start loading within 1.3 viewport heights. Source: spec §9. */
const MARGIN = '30% 0px'

const frameOf = (image: Element) => image.closest<HTMLElement>('.shyrdak-image')

/** Starts the pictures that come near, and lets those that fail show their ornament; none is asked for twice. */
export function watchImages(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue
        target.loading = 'eager'
        near.unobserve(target)
      }
    },
    { rootMargin: MARGIN },
  )
  const markBroken = (image: HTMLImageElement) => frameOf(image)?.setAttribute('data-state', 'broken')
  for (const image of document.querySelectorAll<HTMLImageElement>('.shyrdak-image img')) {
    if (image.loading === 'lazy') near.observe(image)
    else if (image.complete && image.currentSrc && image.naturalWidth === 0) markBroken(image)
  }
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && markBroken(target),
    true,
  )
}
