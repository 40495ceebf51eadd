import type { SpecialOrder } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { isStoreReason } from '../rules/orders.ts'
import { presentWhole, type WholeOrder } from '../present-order.ts'

/** Whatever a manager writes is for the buyer. */
const ofStore = (reason: string | null) => (reason !== null && isStoreReason(reason) ? reason : null)

/** An order as a workshop sees it: its own lines and what they come to, and nothing by which the buyer is known. */
export function presentForWorkshop(whole: WholeOrder, artisanId: number): SpecialOrder {
  const lines = whole.lines.filter((line) => line.artisanId === artisanId)
  const goodsMinor = lines.reduce((sum, { saleMinor, count }) => sum + saleMinor * count, 0)
  const deliveryMinor = lines.reduce((sum, line) => sum + line.deliveryMinor, 0)
  const order = presentWhole({ ...whole, lines })
  return {
    ...order,
    reason: ofStore(order.reason),
    payment: { ...order.payment, payable: false },
    contact: null,
    address: {
      country_iso_code: order.address.country_iso_code,
      city: null,
      street: null,
      postal_code: null,
    },
    comment: null,
    goods_total: toMoney(goodsMinor),
    delivery_total: toMoney(deliveryMinor),
    total: toMoney(goodsMinor + deliveryMinor),
    timeline: order.timeline.map((event) => ({ ...event, reason: ofStore(event.reason) })),
  }
}
