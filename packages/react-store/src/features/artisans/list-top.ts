/** Height of a sticky header in pixels. */
const HEADROOM = 96

/** Scroll position in pixels: the top of the page, or of the list when it is beyond the first screen. */
export function listTop(list: HTMLElement | null): number {
  if (!list) return 0
  const top = list.getBoundingClientRect().top + window.scrollY
  return top < window.innerHeight / 2 ? 0 : Math.max(0, top - HEADROOM)
}
