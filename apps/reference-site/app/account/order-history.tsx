import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { useMessages } from '@shyrdak/react-store'
import type { OrderKind, OrderRequest, orders, ResponseOf } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import { paymentStateLabel } from '@shyrdak/sdk/messages'
import { usePageContext } from '../page/use-page-context.ts'
import { AccountEmpty } from './account-empty.tsx'
import { ORDER_HISTORIES } from './order-history-path.ts'
import { OrderKinds } from './order-kinds.tsx'
import { OrderRow } from './order-row.tsx'
import { RoutedPagination } from '../page/routed-pagination.tsx'

interface Props {
  page: ResponseOf<typeof orders.list>
  kind: OrderKind
  /** Requests to cancel or return these orders, newest first. */
  requests: readonly OrderRequest[]
}

/** The orders of one kind, newest first, with a link to the other kind. */
export function OrderHistory({ page, kind, requests }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/account')
  const tRequests = useMessages('order-requests')
  const history = prefix + ORDER_HISTORIES[kind]
  if (page.total === 0)
    return (
      <>
        <OrderKinds kind={kind} />
        <AccountEmpty text={t('empty')}>
          {kind === 'special' ? (
            <Button href={`${prefix}/artisans`}>{t('toArtisans')}</Button>
          ) : (
            <Button href={`${prefix}/categories`}>{t('toShop')}</Button>
          )}
        </AccountEmpty>
      </>
    )
  return (
    <>
      <OrderKinds kind={kind} />
      <ul className="site-account-orders">
        {page.data.map((order) => {
          const request = requests.find(({ order_id }) => order_id === order.id)
          return (
            <OrderRow
              key={order.id}
              order={order}
              isBuyer
              href={`${history}/details/${order.id}`}
              badge={
                // The text of the status already says that it was cancelled.
                request && order.reason !== 'canceled' ? (
                  <Badge tone={request.state === 'open' ? 'saffron' : 'plain'}>
                    {tRequests(`states.${request.kind}.${request.state}`)}
                  </Badge>
                ) : null
              }
              note={
                <>
                  <span className="shyrdak-hidden">{`${t('payment')}: `}</span>
                  {paymentStateLabel(order.payment_state, i18nOf(language))}
                  {order.charge && order.charge.rate !== null
                    ? `, ${formatMoney(order.charge.amount, order.charge.currency, language)}`
                    : null}
                  {order.refunded && order.payment_state === 'paid'
                    ? `, ${t('refunded', {
                        sum: formatMoney(order.refunded.amount, order.refunded.currency, language),
                      })}`
                    : null}
                </>
              }
            />
          )
        })}
      </ul>
      <RoutedPagination
        page={page}
        labels={{
          label: t('pages'),
          previous: t('previous'),
          next: t('next'),
          page: (number) => t('page', { number }),
        }}
      />
    </>
  )
}
