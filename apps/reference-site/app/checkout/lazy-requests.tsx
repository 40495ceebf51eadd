import type { OrderRequestsProps } from '@shyrdak/react-store/widgets/order-requests'
import { lazy, Suspense } from 'react'
import type { ShownOrder } from './shown-order.ts'

/** Loaded lazily, after the payment: nobody opens a new order to cancel it. */
const OrderRequests = lazy(async () => {
  const { OrderRequests: Requests } = await import('@shyrdak/react-store/widgets/order-requests')
  return { default: Requests }
})

/** Cancelling and returning an order. */
export function LazyRequests({ order, ...rest }: Omit<OrderRequestsProps, 'order'> & { order: ShownOrder }) {
  return (
    <Suspense>
      <OrderRequests order={order} {...rest} />
    </Suspense>
  )
}
