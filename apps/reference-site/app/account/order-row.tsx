import { formatDate, formatMoney } from '@shyrdak/sdk/format'
import { describeOrderStatus, type DescribedStatus } from '@shyrdak/sdk/messages'
import type { ReactNode } from 'react'
import { OrderBadge } from '../checkout/order-badge.tsx'
import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'

interface Props {
  order: DescribedStatus & { order_number: string; total: string; created_at: string }
  href: string
  /** Beside the status. */
  badge?: ReactNode
  /** Below it: how it is paid, or for when it is promised. */
  note: ReactNode
}

/** An order in a list of an account: of whoever bought it, or of whoever makes it. */
export function OrderRow({ order, href, badge, note }: Props) {
  const { order_number, status, total, created_at } = order
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/account')
  return (
    <li className="site-account-order">
      <a href={href}>{t('order', { number: order_number })}</a>
      <span className="site-order-note">
        <span className="shyrdak-hidden">{`${t('placed')}: `}</span>
        {formatDate(created_at, language)}
      </span>
      <span className="site-account-order-status">
        <span className="site-order-standing">{describeOrderStatus(order, i18nOf(language))}</span>
        <OrderBadge status={status} />
        {badge}
      </span>
      <span className="site-order-note">{note}</span>
      <strong>
        <span className="shyrdak-hidden">{`${t('total')}: `}</span>
        {formatMoney(total, 'KGS', language)}
      </strong>
    </li>
  )
}
