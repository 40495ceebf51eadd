import { Image } from '@shyrdak/blocks/parts/image'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { RetailOrderSummary } from '@shyrdak/sdk/contract'
import { formatDate, formatSom, localized } from '@shyrdak/sdk/format'
import { describeOrderStatus, type DescribedStatus } from '@shyrdak/sdk/messages'
import { mediaUrl } from '@shyrdak/sdk/rules'
import type { ReactNode } from 'react'
import { OrderBadge } from '../checkout/order-badge.tsx'
import { isCanceled } from '../checkout/order-standing.tsx'
import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'

interface Props {
  order: DescribedStatus & Pick<RetailOrderSummary, 'order_number' | 'total' | 'created_at' | 'goods'>
  href: string
  /** Shown next to the status. */
  badge?: ReactNode
  /** Shown below the sum: the payment state, or the promised date. */
  note: ReactNode
  /** Whether the buyer reads the list. */
  isBuyer?: boolean
}

/** An order in a list of an account, for its buyer or its craftsman: the products, status and total. */
export function OrderRow({ order, href, badge, note, isBuyer = false }: Props) {
  const { order_number, status, total, created_at, goods } = order
  const { language, apiHost } = usePageContext()
  const t = messagesIn(language, 'site/account')
  const [first] = goods
  return (
    <li className="site-account-order">
      <span
        className="site-account-order-photo"
        data-more={goods.length > 1 ? `+${goods.length - 1}` : undefined}
      >
        {first ? <Image photo={mediaUrl(apiHost, first.photo)} alt="" sizes="72px" widths={[160]} /> : null}
      </span>
      <span className="site-account-order-goods">
        {goods
          .map(({ name, count }) => (count > 1 ? `${count} × ` : '') + localized(name, language))
          .join(', ')}
      </span>
      <span className="site-account-order-id">
        <a href={href}>{t('order', { number: order_number })}</a>
        <span className="site-order-note">
          <span className="shyrdak-hidden">{`${t('placed')}: `}</span>
          <UnbrokenName text={formatDate(created_at, language)} />
        </span>
      </span>
      <span className="site-account-order-status">
        {isBuyer && isCanceled(order) ? (
          <span className="site-order-standing">
            {messagesIn(language, 'site/checkout')('canceledForYou')}
          </span>
        ) : (
          <>
            <span className="site-order-standing">{describeOrderStatus(order, i18nOf(language))}</span>
            <OrderBadge status={status} />
          </>
        )}
        {badge}
      </span>
      <span className="site-order-note site-account-order-note">{note}</span>
      <strong>
        <span className="shyrdak-hidden">{`${t('total')}: `}</span>
        {formatSom(total)}
      </strong>
    </li>
  )
}
