/** Centers the current entry of a scrolling row, which might otherwise be out of view. */
export function scrollToCurrent(entry: HTMLElement | null): void {
  const row = entry?.closest<HTMLElement>('[data-row]')
  if (entry && row && entry.hasAttribute('aria-current'))
    row.scrollLeft = entry.offsetLeft - row.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2
}
