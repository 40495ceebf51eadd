import type { KeyboardEvent } from 'react'

/** Which way an arrow key turns the slides: -1, 1, or 0 for any other key. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  // With another key held down they belong to the browser, as the way back does.
  if (altKey || ctrlKey || metaKey || shiftKey) return 0
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
}
