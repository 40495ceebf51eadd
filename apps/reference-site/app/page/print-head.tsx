import type { ReactNode } from 'react'
import { usePageContext } from './use-page-context.ts'

/** On paper only: whose sheet this is, and what else it has to say. */
export function PrintHead({ children }: { children?: ReactNode }) {
  const { origin } = usePageContext()
  return (
    <p className="site-print-head">
      <strong>Shyrdak</strong>
      <span>{new URL(origin).host}</span>
      {children}
    </p>
  )
}
