export const row = () => document.querySelector<HTMLElement>('[data-gallery-row]')
export const place = (of: HTMLElement) => Math.round(of.scrollLeft / of.clientWidth)

export function show(index: number): void {
  const views = row()
  views?.scrollTo({ left: index * views.clientWidth })
}

/** A thumbnail moves the row to its photo. */
export const press = (thumb: HTMLElement): void => show(Number(thumb.dataset['thumb']))

/** The thumbnail of the photo in view is marked. */
export function markPlace(): void {
  const views = row()
  if (!views) return
  for (const thumb of document.querySelectorAll<HTMLElement>('[data-thumb]'))
    thumb.toggleAttribute('data-here', Number(thumb.dataset['thumb']) === place(views))
}
