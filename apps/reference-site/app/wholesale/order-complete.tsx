import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import type { WholesaleOrder } from '@shyrdak/sdk/contract'
import { formatSom, formatNumber } from '@shyrdak/sdk/format'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'

/** A newly placed order: its number, sum and first invoice, and links to find it again. */
export function OrderComplete({ order }: { order: WholesaleOrder }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/wholesale')
  const [invoice] = order.invoices
  return (
    <div className="site-wholesale-complete">
      <Ornament shape="medallion" />
      <p>{t('orderedText')}</p>
      <dl>
        <div>
          <dt>{t('orderNumber')}</dt>
          <dd>{order.order_number}</dd>
        </div>
        <div>
          <dt>{t('pieces')}</dt>
          <dd>{formatNumber(order.count, language)}</dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd>{formatSom(order.sum)}</dd>
        </div>
        {invoice ? (
          <div>
            <dt>{t('invoice')}</dt>
            <dd>{invoice.number}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('delivery')}</dt>
          <dd>{order.delivery}</dd>
        </div>
      </dl>
      <p className="site-wholesale-actions">
        <Button href={`${prefix}/admin/order-history/details/${order.id}`}>{t('openOrder')}</Button>
        {invoice ? (
          <Button tone="secondary" href={`${prefix}/admin/invoice/order/${order.id}`}>
            {t('openInvoices')}
          </Button>
        ) : null}
        <Button tone="quiet" href={`${prefix}/admin/reyestr`}>
          {t('orderMore')}
        </Button>
      </p>
    </div>
  )
}
