import './craftsman.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Pagination } from '@shyrdak/blocks/parts/pagination'
import { formatDate, formatMoney } from '@shyrdak/sdk/format'
import { orderStatusColour, orderStatusLabel } from '@shyrdak/sdk/messages'
import { AccountPage } from '../account/account-page.tsx'
import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { CRAFTSMAN_PATHS, workshopOrderPath } from './craftsman-paths.ts'
import type { loadWorkshopOrders } from './load-craftsman.ts'

const TONES = { red: 'madder', green: 'sage' } as const

/** Orders with goods of the workshop: what is to be made first, or all. */
export function OrdersView({ page, isOpen }: Awaited<ReturnType<typeof loadWorkshopOrders>>) {
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
        <p className="site-account-empty">{t(isOpen ? 'noOpenOrders' : 'noOrders')}</p>
      ) : (
        <ul className="site-account-orders">
          {page.data.map(({ id, order_number, status, total, created_at, promised_on }) => {
            const colour = orderStatusColour(status)
            return (
              <li key={id} className="site-account-order">
                <a href={prefix + workshopOrderPath(id)}>{account('order', { number: order_number })}</a>
                <span className="site-order-note">
                  <span className="shyrdak-hidden">{`${account('placed')}: `}</span>
                  {formatDate(created_at, language)}
                </span>
                <span className="site-account-order-status">
                  <span className="shyrdak-hidden">{`${account('status')}: `}</span>
                  <Badge tone={colour ? TONES[colour] : 'indigo'}>
                    {orderStatusLabel(status, i18nOf(language))}
                  </Badge>
                </span>
                <span className="site-order-note">
                  {promised_on === null ? '' : t('promisedOn', { day: formatDate(promised_on, language) })}
                </span>
                <strong>
                  <span className="shyrdak-hidden">{`${account('total')}: `}</span>
                  {formatMoney(total, 'KGS', language)}
                </strong>
              </li>
            )
          })}
        </ul>
      )}
      <Pagination
        current={page.current_page}
        last={page.last_page}
        link={(number) => `${path}?${isOpen ? '' : 'show=all&'}page=${number}`}
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
