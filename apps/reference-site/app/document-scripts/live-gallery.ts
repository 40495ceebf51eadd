import { loadGallery } from './late-code.ts'
import { CHOICE_EVENT } from './page-events.ts'

/**
 * Loads the gallery's scripts on demand: marks the current thumbnail on scroll, and shows the photos of a
 * newly chosen colour.
 */
export function liveGallery(): void {
  const withGallery = (follow: (gallery: Awaited<ReturnType<typeof loadGallery>>) => unknown) =>
    void loadGallery().then(follow, () => undefined) // the photos are visible without it
  addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && 'galleryRow' in target.dataset)
        withGallery((gallery) => gallery.markPlace())
    },
    { capture: true, passive: true },
  )
  addEventListener(CHOICE_EVENT, () => withGallery((gallery) => gallery.changeColor()))
}
