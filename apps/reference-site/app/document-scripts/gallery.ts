export const row = () => document.querySelector<HTMLElement>('[data-gallery-row]')
export const place = (of: HTMLElement) => Math.round(of.scrollLeft / of.clientWidth)

export function show(index: number): void {
  const views = row()
  views?.scrollTo({ left: index * views.clientWidth })
}

/** Scrolls the row to the photo of the pressed thumbnail. */
export const press = (thumb: HTMLElement): void => show(Number(thumb.dataset['thumb']))

/** Marks the thumbnail of the photo in view. */
export function markPlace(): void {
  const views = row()
  if (!views) return
  for (const thumb of document.querySelectorAll<HTMLElement>('[data-thumb]'))
    thumb.toggleAttribute('data-here', Number(thumb.dataset['thumb']) === place(views))
}
