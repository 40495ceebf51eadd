import type { WholesaleProfile } from '@shyrdak/sdk/contract'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { BRANDING, INVOICE_ORDERS, ORDER_HISTORY } from './document-paths.ts'
import { seesInvoices } from './sees-invoices.ts'
import './wholesale-documents.css'

interface Props {
  client: WholesaleProfile
}

/** Links between the kinds of a client's documents. */
export function DocumentKinds({ client }: Props) {
  const { language, prefix, path } = usePageContext()
  const t = messagesIn(language, 'site/wholesale-documents')
  const kinds = [
    { to: ORDER_HISTORY, name: t('orders') },
    ...(seesInvoices(client) ? [{ to: INVOICE_ORDERS, name: t('invoices') }] : []),
    { to: BRANDING, name: t('kits') },
  ]
  return (
    <nav className="site-account-kinds" aria-label={t('kinds')}>
      {kinds.map(({ to, name }) => (
        <a key={to} href={prefix + to} aria-current={path === to ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
