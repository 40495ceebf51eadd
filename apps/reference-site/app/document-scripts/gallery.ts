const CHOICE = 'shyrdak:choice'

/** Thumbnails that move the row and follow it, the zoom at the image in view, and the images of another colour. */
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
    if (target?.closest('[data-gallery-zoom]')) requestAnimationFrame(zoomHere)
  })
  addEventListener(CHOICE, () => void changeColor())
}

const row = () => document.querySelector<HTMLElement>('[data-gallery-row]')
const place = (of: HTMLElement) => Math.round(of.scrollLeft / of.clientWidth)

function show(index: number): void {
  const views = row()
  views?.scrollTo({ left: index * views.clientWidth })
}

function zoomHere(): void {
  const views = row()
  if (views)
    document.querySelectorAll('#site-zoom .shyrdak-image')[place(views)]?.scrollIntoView({ block: 'start' })
}

function follow(): void {
  const views = row()
  const mark = () => {
    if (!views) return
    for (const thumb of document.querySelectorAll<HTMLElement>('[data-thumb]'))
      thumb.toggleAttribute('data-here', Number(thumb.dataset['thumb']) === place(views))
  }
  mark()
  views?.addEventListener('scroll', mark, { passive: true })
}

/** The page of the chosen colour has its images; the latest choice wins. */
async function changeColor(): Promise<void> {
  const address = location.href
  const answer = await fetch(address)
  if (!answer.ok || location.href !== address) return
  // The policy of this page does not allow the inline styles of another, not even where they apply to nothing.
  const html = (await answer.text()).replace(/<style>[^]*?<\/style>/, '')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const [now, next] = [document.querySelector('[data-gallery]'), page.querySelector('[data-gallery]')]
  if (!now || !next || location.href !== address) return
  now.replaceWith(document.adoptNode(next))
  follow()
}
