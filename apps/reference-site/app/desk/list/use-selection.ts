import { useState } from 'react'
import type { ListRow } from './list-definition.ts'

/** The selected rows of the current page. Rows on other pages are never selected. */
export function useSelection<Row extends ListRow>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const selected = rows.filter(({ id }) => ids.has(id))
  return {
    selected,
    select(some: readonly ListRow[], isSelected: boolean) {
      setIds((now) => {
        const next = new Set(now)
        for (const { id } of some)
          if (isSelected) next.add(id)
          else next.delete(id)
        return next
      })
    },
  }
}
