/** Images start loading within 1.3 viewport heights. Source: spec §9. */
const MARGIN = '30% 0px'

const frameOf = (image: Element) => image.closest<HTMLElement>('.shyrdak-image')

/** Loads images near the viewport, and shows an ornament for those that fail; none is requested twice. */
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
