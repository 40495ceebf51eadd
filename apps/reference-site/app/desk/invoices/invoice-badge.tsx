import { messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import type { Invoice } from '@shyrdak/sdk/contract'
import { usePageContext } from '../../page/use-page-context.ts'

/** Whether an invoice is paid, partly paid or unpaid. */
export function InvoiceBadge({ invoice: { status, paid_sum } }: { invoice: Invoice }) {
  const t = messagesIn(usePageContext().language, 'desk/invoices')
  if (status === 'paid') return <Badge tone="sage">{t('states.paid')}</Badge>
  if (paid_sum === '0.00') return <Badge tone="madder">{t('states.unpaid')}</Badge>
  return <Badge tone="saffron">{t('states.part')}</Badge>
}
