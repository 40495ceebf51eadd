import type { ReactNode } from 'react'

export interface BadgeProps {
  tone?: 'plain' | 'madder' | 'indigo' | 'walnut' | 'sage' | 'saffron' | undefined
  /** A filled badge is legible on images. */
  filled?: boolean | undefined
  children: ReactNode
}

/** A short label, such as a discount, status or count. */
export function Badge({ tone = 'plain', filled = false, children }: BadgeProps) {
  return (
    <span className="shyrdak-badge" data-tone={tone} data-filled={filled || undefined}>
      {children}
    </span>
  )
}
