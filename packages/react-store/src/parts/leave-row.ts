/**
 * Moves the focus from a row that is removed to the same button of the next row, or of the one before, or else to the
 * list. `list` and `button` are their selectors.
 */
export function leaveRow(pressed: Element, list: string, button: string): void {
  const around = pressed.closest<HTMLElement>(list)
  if (!around) return
  const buttons = () => [...around.querySelectorAll<HTMLElement>(button)]
  const place = buttons().findIndex((one) => one === pressed)
  // Only then: without the last row of a group, the others may be rendered anew.
  requestAnimationFrame(() => {
    const left = buttons()
    const next = left[place] ?? left[place - 1] ?? around
    next.focus({ preventScroll: next === around })
  })
}

/**
 * For the keydown of a button that gets the focus by Enter: from a row that was removed, or from the button that asked
 * before an action. A key held down would press it too.
 */
export function ignoreHeldEnter(event: Pick<KeyboardEvent, 'repeat' | 'key' | 'preventDefault'>): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
