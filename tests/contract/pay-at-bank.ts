import type { PlacedOrder } from '@shyrdak/sdk/contract'
import type { TestStore } from '../store/open-test-store.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Pays an order at the double of KICB, which settles in som, and returns to the store. */
export async function payOrder(
  { sdk, origin }: Pick<TestStore, 'sdk' | 'origin'>,
  { order, secret }: PlacedOrder,
): Promise<void> {
  const { redirect_url } = await sdk.retailOrders.payments.kicb({
    query: { k: secret },
    body: { order_number: order.order_number },
  })
  const page = new URL(new URL(redirect_url ?? '/', origin).pathname, origin)
  const paid = await fetch(page, { method: 'POST', headers: FORM, body: 'choice=pay', redirect: 'manual' })
  const back = new URL(paid.headers.get('location') ?? '/', origin)
  await fetch(back, { redirect: 'manual' })
}
