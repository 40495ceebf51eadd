/** Between what is uncovered and what covered it, in pixels; more than what appears still moves by. */
const GAP = 16

/** Scrolls the page by so much that `cover`, which stands at an edge of the screen, hides nothing of what has the focus. */
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
