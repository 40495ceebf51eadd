import type { ReactNode } from 'react'
import { usePageContext } from './use-page-context.ts'

/** The head of a printed page: the store's name and host, and details of the page. */
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
