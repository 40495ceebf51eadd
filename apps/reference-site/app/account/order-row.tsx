import { Badge } from '@shyrdak/blocks/parts/badge'
import type { OrderStatus } from '@shyrdak/sdk/contract'
import { formatDate, formatMoney } from '@shyrdak/sdk/format'
import { orderStatusColour, orderStatusLabel } from '@shyrdak/sdk/messages'
import type { ReactNode } from 'react'
import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'

const TONES = { red: 'madder', green: 'sage' } as const

interface Props {
  order: { order_number: string; status: OrderStatus; total: string; created_at: string }
  href: string
  /** Beside the status. */
  badge?: ReactNode
  /** Below it: how it is paid, or for when it is promised. */
  note: ReactNode
}

/** An order in a list of an account: of whoever bought it, or of whoever makes it. */
export function OrderRow({ order: { order_number, status, total, created_at }, href, badge, note }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/account')
  const colour = orderStatusColour(status)
  return (
    <li className="site-account-order">
      <a href={href}>{t('order', { number: order_number })}</a>
      <span className="site-order-note">
        <span className="shyrdak-hidden">{`${t('placed')}: `}</span>
        {formatDate(created_at, language)}
      </span>
      <span className="site-account-order-status">
        <span className="shyrdak-hidden">{`${t('status')}: `}</span>
        <Badge tone={colour ? TONES[colour] : 'indigo'}>{orderStatusLabel(status, i18nOf(language))}</Badge>
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
