import type { Route } from './+types/payment-link.ts'
import type { PageHandle } from '#page/kind.ts'
import { OrderView } from '#checkout/order-view.tsx'
import { orderMeta } from '#checkout/checkout-meta.ts'
import { readOrder } from '#checkout/read-order.ts'
import { FindOrder } from '#checkout/find-order.tsx'
import { pageStore } from '#store/page-store.ts'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Payment Link' }

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  readOrder(request, (k) =>
    context
      .get(requestContextKey)
      .sdk.retailOrders.orders.byPaymentLink({ params: { uuid: params.uuid }, query: { k } }),
  )

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), pageStore().loadMessages(['orders'])])
  return found
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return orderMeta(matches, loaderData?.order?.order_number, 'paymentTitle')
}

export default function PaymentLinkPage({
  loaderData: { order, secret },
  params: { uuid },
}: Route.ComponentProps) {
  return order ? <OrderView order={order} secret={secret} look="paying" /> : <FindOrder uuid={uuid} />
}
