import { useState } from 'react'
import type { ListRow } from './list-definition.ts'

/** Which rows of a page are selected. Of rows that are not on it nothing is known, and nothing is done with them. */
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
