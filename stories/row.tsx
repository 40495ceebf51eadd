import type { ReactNode } from 'react'

interface RowProps {
  /** What is shown here. */
  caption?: ReactNode
  children: ReactNode
}

/** Things side by side, wrapping where the screen is narrow. */
export function Row({ caption, children }: RowProps) {
  return (
    <div className="stories-row">
      {caption ? <p className="stories-caption">{caption}</p> : null}
      <div className="stories-row-items">{children}</div>
    </div>
  )
}
