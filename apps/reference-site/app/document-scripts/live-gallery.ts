import { loadGallery } from './late-code.ts'

/** What follows the row of photos, and shows those of another colour, is loaded when it moves and when one is chosen. */
export function liveGallery(): void {
  const withGallery = (follow: (gallery: Awaited<ReturnType<typeof loadGallery>>) => unknown) =>
    void loadGallery().then(follow, () => undefined) // without it the photos are there all the same
  addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && 'galleryRow' in target.dataset)
        withGallery((gallery) => gallery.markPlace())
    },
    { capture: true, passive: true },
  )
  addEventListener('shyrdak:choice', () => withGallery((gallery) => gallery.changeColor()))
}
