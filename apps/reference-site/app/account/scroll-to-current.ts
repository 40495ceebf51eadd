/** A row that scrolls, and begins at its first entry, could hide the one that is current. */
export function scrollToCurrent(entry: HTMLElement | null): void {
  const row = entry?.closest<HTMLElement>('[data-row]')
  if (entry && row && entry.hasAttribute('aria-current'))
    row.scrollLeft = entry.offsetLeft - row.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2
}
