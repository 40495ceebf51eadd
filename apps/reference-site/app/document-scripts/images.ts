import { afterFirstView } from './after-first-view.ts'

/** Images start loading within 1.3 viewport heights. Source: spec §9. */
const MARGIN = '30% 0px'
/** Also loads the next images of a horizontally scrolling row. */
const BESIDE = '0px 50%'

const frameOf = (image: Element) => image.closest<HTMLElement>('.shyrdak-image')

/**
 * Loads images when they come near the viewport, and shows an ornament for those that fail. None is requested
 * twice.
 */
export function watchImages(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) load(target)
    },
    { rootMargin: MARGIN, scrollMargin: BESIDE },
  )
  const load = (frame: Element) => {
    near.unobserve(frame)
    const image = frame.querySelector('img')
    if (!image) return
    image.loading = 'eager'
    delete image.dataset['far']
  }
  const markBroken = (image: HTMLImageElement) => frameOf(image)?.setAttribute('data-state', 'broken')
  const far: HTMLElement[] = []
  for (const image of document.querySelectorAll<HTMLImageElement>('.shyrdak-image img')) {
    const frame = frameOf(image)
    if (image.loading === 'lazy' && frame) {
      image.dataset['far'] = ''
      far.push(frame)
    } else if (image.complete && image.currentSrc && image.naturalWidth === 0) markBroken(image)
  }
  // From now on the style sheet only holds back images marked as far (styles/images.css).
  document.documentElement.dataset['images'] = 'watched'
  afterFirstView(() => far.forEach((frame) => near.observe(frame)))
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && markBroken(target),
    true,
  )
  // A touch on a row of photos is usually the start of a swipe.
  document.addEventListener(
    'touchstart',
    ({ target }) => {
      const row = target instanceof Element && target.closest('[data-gallery-row]')
      if (row) for (const frame of row.querySelectorAll('.shyrdak-image')) load(frame)
    },
    { passive: true },
  )
}
