/** Focuses the element with this id once the change that renders it is on the screen. */
export const focusAfterRender = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
