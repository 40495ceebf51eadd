/** What follows the row of photos, and shows those of another colour, is loaded when it moves and when one is chosen. */
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
