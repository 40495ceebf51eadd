import { useEffect, useRef } from 'react'
import type { Decidable } from './use-decisions.ts'

/** The heading of a thing in a list, where the focus goes after it was decided. */
export const headingId = (id: number): string => `desk-item-${id}`

/** Where the focus goes when the list has nothing more. */
export const LIST_ID = 'desk-results'

/**
 * Once the list has come anew, the focus stays at what was read anew, or goes to what stood next to it, or to the list:
 * never back to the top of the page.
 */
export function useFocusAfter(items: readonly Decidable[]): (id: number) => void {
  const wanted = useRef<readonly number[]>([])
  const seen = useRef(items)
  useEffect(() => {
    if (seen.current === items) return
    seen.current = items
    if (wanted.current.length === 0) return
    const known = wanted.current.find((id) => items.some((item) => item.id === id))
    wanted.current = []
    document.getElementById(known === undefined ? LIST_ID : headingId(known))?.focus()
  })
  return (id) => {
    const at = items.findIndex((item) => item.id === id)
    wanted.current = [id, items[at + 1]?.id, items[at - 1]?.id].filter((one) => one !== undefined)
  }
}
