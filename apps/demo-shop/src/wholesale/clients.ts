import { hasNoClientOrders, seedClient, type ClientOrderSeed, type Transaction } from '@shyrdak/api/seeding'
import { modelAt } from './wholesale-goods.ts'

const DAY = 86_400_000

/** The status changes by which a demo order reaches its status. */
const WAYS: readonly ClientOrderSeed['way'][] = [
  [],
  ['on_hold', 'payment_waiting'],
  ['in_production'],
  ['in_production', 'on_hold'],
  ['in_production', 'packaging'],
  ['in_production', 'packaging', 'shipping'],
  ['in_production', 'packaging', 'shipping', 'on_way'],
  ['in_production', 'packaging', 'shipping', 'on_way', 'completed'],
]

interface DemoClient {
  companyId: number
  /** The employees who place the orders, in turn. */
  people: readonly number[]
  priceListId: number
  kits: readonly string[]
  texts: { delivery: string; payment: string; comment: string; hold: string }
}

/**
 * An order of three models in two sizes each, the first with a logo. Only footwear, which is made to order:
 * stock of hats may be too small.
 */
function orderAt(turn: number, { people, texts }: DemoClient): Omit<ClientOrderSeed, 'at'> {
  const items = [0, 1, 2].flatMap((shift) => {
    const model = modelAt((turn * 3 + shift) % 30)
    const [first] = model.colors
    const sizes = [...new Set(model.stock.map(({ size }) => size))].slice(0, 2)
    return sizes.map((size, place) => ({
      reyestr_id: model.id,
      color: first ?? 1,
      size,
      count: 6 + ((turn + shift + place) % 5) * 4,
      sole_id: model.hasSoles ? 1 + (shift % 3) : null,
      ...(shift === 0 && { kit: turn % 2 }),
    }))
  })
  const way = WAYS[turn % WAYS.length] ?? []
  return {
    placedBy: people[turn % people.length] ?? 0,
    items,
    delivery: texts.delivery,
    payment: texts.payment,
    comment: turn % 3 === 0 ? texts.comment : '',
    way,
    holdReason: texts.hold,
    paid: way.length > 3 ? 1 : way.length > 1 ? 0.5 : 0,
  }
}

/** Adds four kits for each demo client, and orders in every status. */
export async function seedClients(
  tx: Transaction,
  clients: readonly DemoClient[],
  { managerId, now }: { managerId: number | null; now: Date },
): Promise<boolean> {
  if (!(await hasNoClientOrders(tx))) return false
  let left = WAYS.length
  // Later orders have higher numbers, as in a store at work.
  const nextOrderAt = () => new Date(now.getTime() - left * 3 * DAY)
  const dated = (order: Omit<ClientOrderSeed, 'at'>): ClientOrderSeed => {
    const at = nextOrderAt()
    left -= 1
    return { ...order, at }
  }
  for (const [place, client] of clients.entries())
    await seedClient(tx, {
      companyId: client.companyId,
      priceListId: client.priceListId,
      kits: client.kits.map((name, kit) => ({
        name,
        kitCount: [50, 100, 25, 200][kit] ?? 50,
        kitPriceMinor: [240_000, 420_000, 150_000, 760_000][kit] ?? 240_000,
        bought: [400, 300, 50, 0][kit] ?? 0,
      })),
      kitsBoughtAt: new Date(nextOrderAt().getTime() - DAY),
      orders: WAYS.flatMap((_way, turn) =>
        turn % clients.length === place ? [dated(orderAt(turn, client))] : [],
      ),
      managerId,
      now,
    })
  return clients.length > 0
}
