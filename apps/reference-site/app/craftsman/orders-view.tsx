import './craftsman.css'
import { formatDate } from '@shyrdak/sdk/format'
import { AccountEmpty } from '../account/account-empty.tsx'
import { AccountPage } from '../account/account-page.tsx'
import { OrderRow } from '../account/order-row.tsx'
import { inOnePiece } from '../messages/in-one-piece.ts'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { CRAFTSMAN_PATHS, artisanOrderPath } from './craftsman-paths.ts'
import type { loadArtisanOrders } from './load-craftsman.ts'
import { RoutedPagination } from '../page/routed-pagination.tsx'

/** Orders with products of the artisan: the open ones, or all. */
export function OrdersView({ page, isOpen }: Awaited<ReturnType<typeof loadArtisanOrders>>) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/craftsman')
  const account = messagesIn(language, 'site/account')
  const path = prefix + CRAFTSMAN_PATHS.orders
  return (
    <AccountPage title={t('orders')}>
      <nav className="site-account-parts" aria-label={t('orders')}>
        <a href={path} aria-current={isOpen ? 'page' : undefined}>
          {t('ordersOpen')}
        </a>
        <a href={`${path}?show=all`} aria-current={isOpen ? undefined : 'page'}>
          {t('ordersAll')}
        </a>
      </nav>
      {page.total === 0 ? (
        <AccountEmpty text={t(isOpen ? 'noOpenOrders' : 'noOrders')} />
      ) : (
        <ul className="site-account-orders">
          {page.data.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              href={prefix + artisanOrderPath(order.id)}
              note={
                order.promised_on === null
                  ? null
                  : t('promisedOn', { day: inOnePiece(formatDate(order.promised_on, language)) })
              }
            />
          ))}
        </ul>
      )}
      <RoutedPagination
        page={page}
        labels={{
          label: account('pages'),
          previous: account('previous'),
          next: account('next'),
          page: (number) => account('page', { number }),
        }}
      />
    </AccountPage>
  )
}
