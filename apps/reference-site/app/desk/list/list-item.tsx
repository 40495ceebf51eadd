import './list-item.css'
import { useListContext, type ListNamespace } from './list-context.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'
import { SelectRow } from './select-boxes.tsx'
import { withRowClass } from './row-class.ts'

interface Props<Row extends ListRow, N extends ListNamespace> {
  list: Pick<ListDefinition<Row, N, never>, 'rowClass' | 'namespace' | 'columns' | 'selection' | 'isUrgent'>
  row: Row
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** A row of cells, which is selectable in a list with actions on several rows. */
export function ListItem<Row extends ListRow, N extends ListNamespace>(props: Props<Row, N>) {
  const { list, row, isSelected, onSelect } = props
  const context = useListContext(list)
  return (
    <li className={withRowClass('site-desk-row', list)} data-urgent={list.isUrgent?.(row) || undefined}>
      {list.selection ? (
        <SelectRow label={list.selection.label(row, context)} isSelected={isSelected} onSelect={onSelect} />
      ) : null}
      {Object.entries(list.columns).map(([name, { label, area, isCount, cell }]) => (
        <span key={name} data-column={name} data-area={area} data-count={isCount || undefined}>
          {label ? <span className="shyrdak-hidden">{`${label(context)}: `}</span> : null}
          {cell(row, context)}
        </span>
      ))}
    </li>
  )
}
