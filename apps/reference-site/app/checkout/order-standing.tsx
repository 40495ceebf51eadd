import { describeOrderStatus, type DescribedStatus } from '@shyrdak/sdk/messages'
import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { OrderBadge } from './order-badge.tsx'

export const isCanceled = ({ status, reason }: DescribedStatus): boolean =>
  status === 'on_hold' && reason === 'canceled'

interface Props {
  order: DescribedStatus
  /** Whether the buyer reads it: of a cancelled order only the cancellation matters, not that it is on hold. */
  isBuyer?: boolean
}

/** The status of an order: a sentence about this order, then the name of the status. */
export function OrderStanding({ order, isBuyer = false }: Props) {
  const { language } = usePageContext()
  if (isBuyer && isCanceled(order))
    return (
      <strong className="site-order-standing">
        {messagesIn(language, 'site/checkout')('canceledForYou')}
      </strong>
    )
  return (
    <>
      <strong className="site-order-standing">{describeOrderStatus(order, i18nOf(language))}</strong>
      <OrderBadge status={order.status} />
    </>
  )
}
