/** A sticky head of the page may stand above the list. */
const HEADROOM = 96

/** Where the page is scrolled to, in pixels: its top, or where the list begins when that is further than the first screen. */
export function listTop(list: HTMLElement | null): number {
  if (!list) return 0
  const top = list.getBoundingClientRect().top + window.scrollY
  return top < window.innerHeight / 2 ? 0 : Math.max(0, top - HEADROOM)
}
