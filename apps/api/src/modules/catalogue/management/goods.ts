import {
  managedGoods,
  managedSpecialGoods,
  managedWholesaleGoods,
  type NewColors,
  type NewGoods,
  type NewLinks,
  type NewPrices,
  type NewStock,
} from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { intentByKey, type Caller } from '#platform/idempotency/intent.ts'
import type { CatalogueContext } from '../context.ts'
import { copyGoods } from './copy-goods.ts'
import { goodsChoices } from './goods-choices.ts'
import { listManagedGoods, type ListCall } from './list-managed-goods.ts'
import type { MarketGoods } from './market-goods.ts'
import { readManagedGoods } from './read-managed-goods.ts'
import { removeGoods } from './remove-goods.ts'
import { retailGoods } from './retail-goods.ts'
import { setColors } from './set-colors.ts'
import { setLinks } from './set-links.ts'
import { setPrices } from './set-prices.ts'
import { setStock } from './set-stock.ts'
import { specialGoods } from './special-goods.ts'
import { wholesaleGoods } from './wholesale-goods.ts'
import { createGoods, updateGoods } from './write-goods.ts'

interface Named {
  params: { id: number }
}
interface At extends Named {
  query: { revision: number }
}
interface With<Body> {
  body: Body
}

type Creating = Pick<Caller, 'principal' | 'idempotencyKey'>

/** The handlers of one market's goods. All markets share the same endpoints. */
function routesOf<New extends NewGoods, Own extends object>(
  goods: MarketGoods<New, Own>,
  { list }: { list: { path: string } },
) {
  const { market } = goods
  /** Awaits a change of a product and returns its new state. */
  const afterwards = async ({ params: { id } }: Named, { db }: CatalogueContext, done: Promise<void>) => {
    await done
    return readManagedGoods(db, goods, id)
  }
  const at = ({ params, query }: At) => ({ ...params, ...query })
  const intentOf = (call: Creating, body: unknown, { clock }: CatalogueContext) =>
    intentByKey(call, { creates: 'product', body, sentAt: clock() })
  return {
    list: (call: ListCall, context: CatalogueContext) => listManagedGoods(market, list.path, call, context),
    choices: (_call: unknown, context: CatalogueContext) => goodsChoices(context, market),
    read: ({ params }: Named, { db }: CatalogueContext) => readManagedGoods(db, goods, params.id),
    create: async (call: Creating & With<New>, context: CatalogueContext) => {
      const id = await createGoods(context, goods, call.body, intentOf(call, call.body, context))
      return readManagedGoods(context.db, goods, id)
    },
    update: (call: At & With<New>, context: CatalogueContext) =>
      afterwards(call, context, updateGoods(context, goods, at(call), call.body)),
    setColors: (call: At & With<NewColors>, context: CatalogueContext) =>
      afterwards(call, context, setColors(context, market, at(call), call.body)),
    setLinks: (call: At & With<NewLinks>, context: CatalogueContext) =>
      afterwards(call, context, setLinks(context, market, at(call), call.body)),
    copy: async (call: Creating & Named, context: CatalogueContext) => {
      const { params } = call
      const id = await copyGoods(context, goods, params.id, intentOf(call, { copy_of: params.id }, context))
      return readManagedGoods(context.db, goods, id)
    },
    remove: (call: At, context: CatalogueContext) => removeGoods(context, goods, at(call)),
    setStock: (call: Named & With<NewStock>, context: CatalogueContext) =>
      afterwards(call, context, setStock(context, { market, ...call.params }, call.body)),
    setPrices: (call: At & With<NewPrices>, context: CatalogueContext) =>
      afterwards(call, context, setPrices(context, goods, at(call), call.body)),
  }
}

export const managedGoodsRoutes = routesOf(retailGoods, managedGoods) satisfies HandlersFor<
  typeof managedGoods,
  CatalogueContext
>
export const managedSpecialGoodsRoutes = routesOf(specialGoods, managedSpecialGoods) satisfies HandlersFor<
  typeof managedSpecialGoods,
  CatalogueContext
>
export const managedWholesaleGoodsRoutes = routesOf(
  wholesaleGoods,
  managedWholesaleGoods,
) satisfies HandlersFor<typeof managedWholesaleGoods, CatalogueContext>
