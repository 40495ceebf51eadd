import { useEffect, useRef } from 'react'
import type { ListRow } from './list-definition.ts'

/** The id of a row's heading, which gets the focus after an action. */
export const headingId = (id: number): string => `desk-item-${id}`

/** The id of the list, which gets the focus when it is empty. */
export const LIST_ID = 'desk-results'

/**
 * Returns a function to call before a list changes. Afterwards the focus moves to that row, to its neighbour,
 * or to the list, instead of back to the top of the page. Does nothing if the focus is elsewhere by then.
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
    if (document.activeElement !== document.body) return
    const heading = known === undefined ? null : document.getElementById(headingId(known))
    ;(heading ?? document.getElementById(LIST_ID))?.focus()
  })
  return (id) => {
    const at = rows.findIndex((row) => row.id === id)
    requested.current = [id, rows[at + 1]?.id, rows[at - 1]?.id].filter((one) => one !== undefined)
  }
}
