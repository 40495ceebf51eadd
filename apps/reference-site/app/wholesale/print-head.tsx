import type { WholesaleProfile } from '@shyrdak/sdk/contract'
import { formatDate } from '@shyrdak/sdk/format'
import { useState } from 'react'
import { usePageContext } from '../page/use-page-context.ts'

/** On paper only: whose sheet this is, for whom, and of which day. */
export function PrintHead({
  client: { company, city },
}: {
  client: Pick<WholesaleProfile, 'company' | 'city'>
}) {
  const { language, origin } = usePageContext()
  const [today] = useState(() => new Date().toISOString())
  return (
    <p className="site-print-head">
      <strong>Shyrdak</strong>
      <span>{new URL(origin).host}</span>
      <span>{[company, city].filter((part) => part !== '').join(', ')}</span>
      <span>{formatDate(today, language)}</span>
    </p>
  )
}
