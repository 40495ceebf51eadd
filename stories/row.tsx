import type { ReactNode } from 'react'

interface RowProps {
  caption?: ReactNode
  children: ReactNode
}

/** Shows its children side by side, wrapping on narrow screens. */
export function Row({ caption, children }: RowProps) {
  return (
    <div className="stories-row">
      {caption ? <p className="stories-caption">{caption}</p> : null}
      <div className="stories-row-items">{children}</div>
    </div>
  )
}
