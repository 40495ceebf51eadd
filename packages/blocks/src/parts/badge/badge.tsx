import type { ReactNode } from 'react'

export interface BadgeProps {
  tone?: 'plain' | 'madder' | 'indigo' | 'walnut' | 'sage' | 'saffron' | undefined
  /** A filled badge stands out on a picture. */
  filled?: boolean | undefined
  children: ReactNode
}

/** A word or a number that marks a thing: a discount, a status, a count. */
export function Badge({ tone = 'plain', filled = false, children }: BadgeProps) {
  return (
    <span className="shyrdak-badge" data-tone={tone} data-filled={filled || undefined}>
      {children}
    </span>
  )
}
