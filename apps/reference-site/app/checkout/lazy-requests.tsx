import type { OrderRequestsProps } from '@shyrdak/react-store/widgets/order-requests'
import { lazy, Suspense } from 'react'
import type { ShownOrder } from './shown-order.ts'

/** Beside the payment it can wait: nobody comes to a new order to cancel it. */
const OrderRequests = lazy(async () => {
  const { OrderRequests: Requests } = await import('@shyrdak/react-store/widgets/order-requests')
  return { default: Requests }
})

/** Cancelling and returning, where all of the order is one's own. */
export function LazyRequests({ order, ...rest }: Omit<OrderRequestsProps, 'order'> & { order: ShownOrder }) {
  return (
    <Suspense>
      <OrderRequests order={order} {...rest} />
    </Suspense>
  )
}
