import type { Route } from './+types/order-complete.ts'
import type { PageHandle } from '#page/kind.ts'
import { OrderView } from '#checkout/order-view.tsx'
import { orderMeta } from '#checkout/checkout-meta.ts'
import { orderOfEitherKind, readOrder } from '#checkout/read-order.ts'
import { FindOrder } from '#checkout/find-order.tsx'
import { pageStore } from '#store/page-store.ts'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Order Complete' }

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  readOrder(request, (k) => orderOfEitherKind(context.get(requestContextKey), Number(params.id), k))

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), pageStore().loadMessages(['orders'])])
  return found
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return orderMeta(matches, loaderData?.order?.order_number, 'orderTitle')
}

export default function OrderCompletePage({
  loaderData: { order, secret },
  params: { id },
}: Route.ComponentProps) {
  return order ? <OrderView order={order} secret={secret} look="whole" /> : <FindOrder id={id} />
}
