import './locked.css'
import type { ReactNode } from 'react'

interface Props {
  isLocked: boolean
  children: ReactNode
}

/** Disables and greys out radio buttons while their form is being saved: they cannot be read-only like text. */
export function Locked({ isLocked, children }: Props) {
  return (
    <fieldset role="none" className="site-desk-locked" disabled={isLocked}>
      {children}
    </fieldset>
  )
}
