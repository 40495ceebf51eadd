import './desk-table.css'
import type { ReactNode } from 'react'

interface Props {
  /** The titles of the text columns, followed by those of the number columns. */
  texts: readonly string[]
  numbers?: readonly string[]
  className?: string
  /** The table rows. */
  children: ReactNode
}

/** A table on a desk page. Paginated lists use `defineList` instead. */
export function DeskTable({ texts, numbers, className, children }: Props) {
  return (
    <table className={className ? `site-desk-table ${className}` : 'site-desk-table'}>
      <thead>
        <tr>
          {texts.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          {numbers?.map((title) => (
            <th key={title} scope="col" data-number>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
