/** Distance between the focused element and the cover, in pixels; more than the cover moves when it opens. */
const GAP = 16

/** Scrolls the page so that `cover`, at an edge of the screen, does not hide the focused element. */
export function uncoverFocus(cover: Element): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || cover.contains(focused)) return
  const below = focused.getBoundingClientRect()
  const above = cover.getBoundingClientRect()
  const isCovered =
    below.bottom > above.top &&
    below.top < above.bottom &&
    below.right > above.left &&
    below.left < above.right
  const hasRoom = below.height + GAP < innerHeight - above.height
  if (!isCovered || !hasRoom) return
  const isAtTop = above.top < innerHeight - above.bottom
  scrollBy({ top: isAtTop ? below.top - above.bottom - GAP : below.bottom - above.top + GAP })
}
