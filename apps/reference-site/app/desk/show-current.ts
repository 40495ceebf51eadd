/** Scrolls a menu to its current entry, without scrolling the page. */
export function showCurrent(menu: HTMLElement | null): void {
  const entry = menu?.querySelector('[aria-current]')
  if (!menu || !entry) return
  const [frame, place] = [menu.getBoundingClientRect(), entry.getBoundingClientRect()]
  const end = Math.min(frame.bottom, innerHeight)
  if (place.top < frame.top || place.bottom > end)
    menu.scrollTop += (place.top + place.bottom - frame.top - end) / 2
}
