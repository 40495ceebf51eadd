import { describeOrderStatus, type DescribedStatus } from '@shyrdak/sdk/messages'
import { i18nOf } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { OrderBadge } from './order-badge.tsx'

/** The status of an order: a sentence about this order, then the name of the status. */
export function OrderStanding({ order }: { order: DescribedStatus }) {
  const { language } = usePageContext()
  return (
    <>
      <strong className="site-order-standing">{describeOrderStatus(order, i18nOf(language))}</strong>
      <OrderBadge status={order.status} />
    </>
  )
}
