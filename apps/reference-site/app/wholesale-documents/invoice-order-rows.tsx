import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { InvoiceOrder, Paginated } from '@shyrdak/sdk/contract'
import { formatDate, formatSom } from '@shyrdak/sdk/format'
import { ZERO } from '@shyrdak/sdk/rules'
import { AccountEmpty } from '../account/account-empty.tsx'
import { OrderBadge } from '../checkout/order-badge.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { DocumentList, StatusBadge, Sum } from './document-list.tsx'
import { invoicePath } from './document-paths.ts'

/** Orders of products and of kits, with their balances. */
export function InvoiceOrderRows({ page }: { page: Paginated<InvoiceOrder> }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/wholesale-documents')
  return (
    <DocumentList
      page={page}
      empty={<AccountEmpty text={t('noInvoices')} />}
      renderRow={({ id, order_number, kind, status, sum, paid, balance, created_at }) => (
        <>
          <span className="site-document-head">
            <a href={prefix + invoicePath(id)}>
              <UnbrokenName text={t(kind === 'branding' ? 'kitsOrder' : 'order', { number: order_number })} />
            </a>
            <span className="site-order-note">
              <UnbrokenName text={formatDate(created_at, language)} />
            </span>
          </span>
          {kind === 'branding' ? (
            <StatusBadge name={t('status')} tone={balance === ZERO ? 'sage' : 'indigo'}>
              {t(balance === ZERO ? 'statuses.paid' : 'statuses.processing')}
            </StatusBadge>
          ) : (
            <span className="site-document-status">
              <OrderBadge status={status} />
            </span>
          )}
          <span className="site-document-sums">
            <Sum name={t('sum')} value={formatSom(sum)} />
            <Sum name={t('paid')} value={formatSom(paid)} />
            <Sum
              name={t('balance')}
              value={balance === ZERO ? t('settled') : formatSom(balance)}
              isDue={balance !== ZERO}
            />
          </span>
        </>
      )}
    />
  )
}
