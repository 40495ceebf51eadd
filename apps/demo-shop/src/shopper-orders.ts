import {
  hasNoOrders,
  seedOrder,
  seedPayment,
  seedRequest,
  type OrderSeed,
  type Transaction,
} from '@shyrdak/api/seeding'
import { goodRows } from './good-rows.ts'
import { GOODS } from './goods/index.ts'

const DAY = 86_400_000

type Move = OrderSeed['way'][number]['to']

interface DemoOrder {
  /** The slugs of what was bought, in the first colour and size in stock. */
  goods: readonly { slug: string; count?: number }[]
  service: string
  provider: OrderSeed['provider']
  /** Age in days when the shop is seeded. */
  age: number
  isPaid: boolean
  /** The status changes after payment, one day each. */
  way: readonly Move[]
  trackingNumber?: string
  request?: Pick<Parameters<typeof seedRequest>[1], 'kind' | 'reason' | 'comment'>
}

/** One order for each state a shopper may see, the newest last. */
const ORDERS: readonly DemoOrder[] = [
  {
    goods: [{ slug: 'ak-kalpak' }, { slug: 'kazan-trivet', count: 2 }],
    service: 'kg-pickup',
    provider: 'kicb',
    age: 40,
    isPaid: true,
    way: ['in_production', 'packaging', 'shipping', 'on_way', 'completed'],
  },
  {
    goods: [{ slug: 'issyk-kul-mules' }],
    service: 'kg-post',
    provider: 'kicb',
    age: 22,
    isPaid: false,
    way: ['on_hold'],
    request: { kind: 'cancel', reason: 'wrong_choice', comment: '' },
  },
  {
    goods: [{ slug: 'kochkor-cushion', count: 2 }],
    service: 'kg-ems',
    provider: 'kkb',
    age: 9,
    isPaid: true,
    way: ['in_production', 'packaging', 'shipping', 'on_way', 'completed'],
    trackingNumber: 'EE104218301KG',
    request: {
      kind: 'return',
      reason: 'not_as_described',
      comment: 'Подушки хорошие, но красный темнее, чем на фото.',
    },
  },
  {
    goods: [{ slug: 'ak-kula-fur-mules' }, { slug: 'kozu-slippers' }],
    service: 'kg-cdek-point',
    provider: 'paypal',
    age: 5,
    isPaid: true,
    way: ['in_production', 'packaging', 'shipping', 'on_way'],
    trackingNumber: '1024580017',
  },
  {
    goods: [{ slug: 'four-seasons-shyrdak' }],
    service: 'kg-ems',
    provider: 'yookassa',
    age: 2,
    isPaid: true,
    way: ['in_production'],
  },
]

/** An order line for a product of the catalogue. */
function lineOf({ slug, count = 1 }: DemoOrder['goods'][number], service: string, now: Date) {
  const place = GOODS.findIndex((good) => good.slug === slug)
  const good = GOODS[place]
  const ready = good && goodRows(good, place + 1, 0, now).stock.find(({ quantity }) => quantity >= count)
  if (!ready) throw new Error(`The demo shop has no ${slug} to have sold.`)
  return {
    product_id: place + 1,
    variation_id: ready.variationId,
    size: ready.size,
    count,
    is_special: false,
    service_id: service,
  }
}

interface Shopping {
  managerId: number
  now: Date
  /** The order for the demo craftsman. */
  commission: { readonly age: number; readonly seed: () => Promise<void> }
}

/** Adds the orders of the demo shopper to a store without any, the oldest first, so that numbers follow dates. */
export async function seedShopperOrders(
  tx: Transaction,
  owner: OrderSeed['owner'],
  { managerId, now, commission }: Shopping,
): Promise<boolean> {
  if (!(await hasNoOrders(tx))) return false
  async function seed({ goods, service, provider, age, isPaid, way, trackingNumber, request }: DemoOrder) {
    const at = (days: number) => new Date(now.getTime() - (age - days) * DAY)
    const orderId = await seedOrder(
      tx,
      {
        owner,
        country: 'KG',
        address: { city: 'Бишкек', street: 'ул. Токтогула, 125, кв. 14', postal_code: '720001' },
        items: goods.map((good) => lineOf(good, service, now)),
        provider,
        placedAt: at(0),
        paidAt: isPaid ? at(0) : null,
        way: way.map((to, step) => ({ to, at: at(step) })),
        ...(trackingNumber !== undefined && { trackingNumber }),
      },
      managerId,
    )
    await seedPayment(tx, orderId)
    if (request) await seedRequest(tx, { ...request, orderId, isAtOnce: !isPaid, at: at(way.length) })
  }
  const orders = ORDERS.map((order) => ({ age: order.age, seed: () => seed(order) }))
  for (const order of [...orders, commission].toSorted((one, other) => other.age - one.age))
    await order.seed()
  return true
}
