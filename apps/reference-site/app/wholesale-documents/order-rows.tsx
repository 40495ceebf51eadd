import { Button } from '@shyrdak/blocks/parts/button'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { Paginated, WholesaleOrderSummary } from '@shyrdak/sdk/contract'
import { formatDate, formatSom } from '@shyrdak/sdk/format'
import { describeOrderStatus } from '@shyrdak/sdk/messages'
import { ZERO } from '@shyrdak/sdk/rules'
import { AccountEmpty } from '../account/account-empty.tsx'
import { OrderBadge } from '../checkout/order-badge.tsx'
import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { DocumentList, Sum } from './document-list.tsx'
import { orderPath, PRICE_LIST } from './document-paths.ts'

interface Props {
  page: Paginated<WholesaleOrderSummary>
  /** False for roles that may not see invoices. */
  showsBalance: boolean
}

/** The company's orders; a buyer only sees their own. */
export function OrderRows({ page, showsBalance }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/wholesale-documents')
  return (
    <DocumentList
      page={page}
      empty={
        <AccountEmpty text={t('noOrders')}>
          <Button href={prefix + PRICE_LIST}>{t('toPriceList')}</Button>
        </AccountEmpty>
      }
      renderRow={(order) => {
        const { id, order_number, status, sum, count, balance, placed_by, created_at } = order
        return (
          <>
            <span className="site-document-head">
              <a href={prefix + orderPath(id)}>
                <UnbrokenName text={t('order', { number: order_number })} />
              </a>
              <span className="site-order-note">
                <UnbrokenName
                  text={[
                    formatDate(created_at, language),
                    t('placedBy', { name: placed_by.name }),
                    t('pieces', { count }),
                  ].join(', ')}
                />
              </span>
            </span>
            <span className="site-order-standing">{describeOrderStatus(order, i18nOf(language))}</span>
            <span className="site-document-status">
              <OrderBadge status={status} />
            </span>
            <span className="site-document-sums">
              <Sum name={t('sum')} value={formatSom(sum)} />
              {showsBalance ? (
                balance === ZERO ? (
                  <Sum name={t('balance')} value={t('settled')} />
                ) : (
                  <Sum name={t('balance')} value={formatSom(balance)} isDue />
                )
              ) : null}
            </span>
          </>
        )
      }}
    />
  )
}
