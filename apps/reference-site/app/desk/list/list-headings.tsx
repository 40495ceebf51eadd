import { columnTracks } from './column-tracks.ts'
import type { ListContext, ListNamespace } from './list-context.ts'
import type { ListColumn } from './list-definition.ts'
import { withRowClass } from './row-class.ts'

interface Props<N extends ListNamespace> {
  list: { rowClass?: string; columns: Readonly<Record<string, ListColumn<never, N>>> }
  isSelectable: boolean
  context: ListContext<N>
}

/** The column headings of wide screens. For screen readers, each cell has its own label. */
export function ListHeadings<N extends ListNamespace>({ list, isSelectable, context }: Props<N>) {
  const { columns } = list
  const [first] = Object.values(columns)
  if (!first?.heading) return null
  return (
    <div
      className={withRowClass('site-desk-columns', list)}
      style={columnTracks(list)}
      data-selectable={isSelectable || undefined}
      aria-hidden="true"
    >
      {Object.entries(columns).map(([name, { heading, label, area, isCount }]) => (
        <span key={name} data-column={name} data-area={area} data-count={isCount || undefined}>
          {(heading ?? label)?.(context)}
        </span>
      ))}
    </div>
  )
}
