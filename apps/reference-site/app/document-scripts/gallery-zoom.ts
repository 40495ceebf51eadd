import type { ZoomedPhotos } from '../islands/zoom-photos.tsx'
import { loadedOnce } from '../failure/reload-once.ts'
import { place, row, show } from './gallery.ts'

const loadZoom = loadedOnce(() => import('../islands/zoom-photos.tsx'))

/**
 * Opens the current photo in the full-screen viewer. When its code fails to load, opens the popup that needs
 * no script.
 */
export async function zoom(): Promise<void> {
  const views = row()
  const photos = views?.closest<HTMLElement>('[data-zoom]')?.dataset['zoom']
  if (!views || photos === undefined) return
  try {
    const { zoomPhotos } = await loadZoom()
    zoomPhotos(JSON.parse(photos) as ZoomedPhotos, place(views), show) // written by Gallery
  } catch {
    document.getElementById('site-zoom')?.showPopover()
  }
}
