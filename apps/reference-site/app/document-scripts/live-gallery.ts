/**
 * Loads the gallery's scripts on demand: marks the current thumbnail on scroll, and shows the photos of a
 * newly chosen colour.
 */
export function liveGallery(): void {
  addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && 'galleryRow' in target.dataset)
        void import('./gallery.ts').then((module) => module.markPlace())
    },
    { capture: true, passive: true },
  )
  addEventListener(
    'shyrdak:choice',
    () => void import('./gallery-color.ts').then((module) => module.changeColor()),
  )
}
