import { useEffect, useRef } from 'react'
import type { ListRow } from './list-definition.ts'

/** The heading of a row, where the focus goes after something was done with it. */
export const headingId = (id: number): string => `desk-item-${id}`

/** Where the focus goes when the list has nothing more. */
export const LIST_ID = 'desk-results'

/**
 * Once the list has changed, the focus goes to the row, or to what stood next to it, or to the list: never back to the
 * top of the page.
 */
export function useFocusAfter(rows: readonly ListRow[]): (id: number) => void {
  const requested = useRef<readonly number[]>([])
  const seen = useRef(rows)
  useEffect(() => {
    if (seen.current === rows) return
    seen.current = rows
    if (requested.current.length === 0) return
    const known = requested.current.find((id) => rows.some((row) => row.id === id))
    requested.current = []
    const heading = known === undefined ? null : document.getElementById(headingId(known))
    ;(heading ?? document.getElementById(LIST_ID))?.focus()
  })
  return (id) => {
    const at = rows.findIndex((row) => row.id === id)
    requested.current = [id, rows[at + 1]?.id, rows[at - 1]?.id].filter((one) => one !== undefined)
  }
}
