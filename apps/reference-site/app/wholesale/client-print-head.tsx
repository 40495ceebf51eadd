import type { WholesaleProfile } from '@shyrdak/sdk/contract'
import { formatDate } from '@shyrdak/sdk/format'
import { useState } from 'react'
import { PrintHead } from '../page/print-head.tsx'
import { usePageContext } from '../page/use-page-context.ts'

/** The head of a printed page, with the client's company and the date. */
export function ClientPrintHead({
  client: { company, city },
}: {
  client: Pick<WholesaleProfile, 'company' | 'city'>
}) {
  const { language } = usePageContext()
  const [today] = useState(() => new Date().toISOString())
  return (
    <PrintHead>
      <span>{[company, city].filter((part) => part !== '').join(', ')}</span>
      <span>{formatDate(today, language)}</span>
    </PrintHead>
  )
}
