const CHOICE = 'shyrdak:choice'

/**
 * Thumbnails that move the row and follow it. The rest is loaded when it is pressed: the image in view on the whole
 * screen, the images of another colour, and what shares the page.
 */
export function liveGallery(): void {
  if (!document.querySelector('[data-gallery]')) return
  follow()
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const thumb = target?.closest<HTMLElement>('[data-thumb]')
    if (thumb) {
      event.preventDefault()
      show(Number(thumb.dataset['thumb']))
    }
    if (target?.closest('[data-gallery-zoom], [data-gallery-row] .shyrdak-image')) {
      event.preventDefault()
      void import('./gallery-zoom.ts').then(({ zoomHere }) => zoomHere())
    }
    const share = target?.closest<HTMLElement>('[data-share]')
    if (share) void import('./share.ts').then(({ sharePage }) => sharePage(share))
  })
  addEventListener(CHOICE, () => void import('./gallery-color.ts').then(({ changeColor }) => changeColor()))
}

export const row = () => document.querySelector<HTMLElement>('[data-gallery-row]')
export const place = (of: HTMLElement) => Math.round(of.scrollLeft / of.clientWidth)

export function show(index: number): void {
  const views = row()
  views?.scrollTo({ left: index * views.clientWidth })
}

export function follow(): void {
  const views = row()
  const mark = () => {
    if (!views) return
    for (const thumb of document.querySelectorAll<HTMLElement>('[data-thumb]'))
      thumb.toggleAttribute('data-here', Number(thumb.dataset['thumb']) === place(views))
  }
  mark()
  views?.addEventListener('scroll', mark, { passive: true })
}
