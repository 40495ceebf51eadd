import type { ReactNode } from 'react'

interface Props {
  /** Titles of the columns of text, then those of the columns of numbers. */
  texts: readonly string[]
  numbers?: readonly string[]
  className?: string
  /** The rows. */
  children: ReactNode
}

/** A table on a page of the desk. What is listed page by page is a `defineList` instead. */
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
