import { useEffect, useRef } from 'react'
import type { Moderated } from './moderated.ts'

/** The heading of a thing in a list, where the focus goes after it was decided. */
export const headingId = (id: number): string => `desk-item-${id}`

/** Where the focus goes when the list has nothing more. */
export const LIST_ID = 'desk-results'

/**
 * Once the list has come anew, the focus stays at what was read anew, or goes to what stood next to it, or to the list:
 * never back to the top of the page.
 */
export function useFocusAfter(items: readonly Moderated[]): (id: number) => void {
  const requested = useRef<readonly number[]>([])
  const seen = useRef(items)
  useEffect(() => {
    if (seen.current === items) return
    seen.current = items
    if (requested.current.length === 0) return
    const known = requested.current.find((id) => items.some((item) => item.id === id))
    requested.current = []
    document.getElementById(known === undefined ? LIST_ID : headingId(known))?.focus()
  })
  return (id) => {
    const at = items.findIndex((item) => item.id === id)
    requested.current = [id, items[at + 1]?.id, items[at - 1]?.id].filter((one) => one !== undefined)
  }
}
