import { randomUUID } from 'node:crypto'
import { wholesaleOrderFor } from '@shyrdak/api/testing'
import type { Sdk } from '@shyrdak/sdk'
import type { Contract, NewWholesaleItem, WholesaleOrder } from '@shyrdak/sdk/contract'
import { tierOf } from '@shyrdak/sdk/rules'

/** An item made to order, which never runs out: one pair of the client's first such product. */
export async function someWholesaleItem({ wholesale }: Sdk<Contract>): Promise<NewWholesaleItem> {
  const { data } = await wholesale.catalog.list({ query: { category: 2, per_page: 1 } })
  const goods = await wholesale.catalog.read({ params: { id: data[0]!.id } })
  const [[sole], [color]] = [goods.soles, goods.colors]
  return {
    reyestr_id: goods.id,
    color: color!.id,
    size: color!.sizes[0]!.name,
    count: 1,
    price: tierOf(sole!.prices, 1)!.price,
    sole_id: sole!.id,
    sole_brand_id: null,
    brand_id: null,
  }
}

/** A wholesale purchase up to the placed order. */
export async function placeWholesaleOrder(
  sdk: Sdk<Contract>,
  companyId: number,
  changes: Partial<NewWholesaleItem> = {},
): Promise<WholesaleOrder> {
  const item = { ...(await someWholesaleItem(sdk)), ...changes }
  const body = wholesaleOrderFor(companyId, [item])
  return sdk.wholesale.orders.place({ body, idempotencyKey: randomUUID() })
}
