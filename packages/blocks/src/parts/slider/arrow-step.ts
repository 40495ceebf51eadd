import type { KeyboardEvent } from 'react'

/** The direction of an arrow key: -1, 1, or 0 for any other key. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  // With a modifier they are browser shortcuts, such as Alt+Left to go back.
  if (altKey || ctrlKey || metaKey || shiftKey) return 0
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
}
