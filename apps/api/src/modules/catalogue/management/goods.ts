import { managedGoods, managedSpecialGoods } from '@shyrdak/sdk/contract'
import { RETAIL_GOODS, SPECIAL_GOODS, type GoodsTables } from './goods-tables.ts'
import { listManagedGoods } from './list-managed-goods.ts'
import { readManagedGoods } from './read-managed-goods.ts'
import { setPrices } from './set-prices.ts'
import { setStock } from './set-stock.ts'
import type { HandlersFor } from '#platform/handler.ts'

/** Both kinds have endpoints of one shape. */
const routesOf = (goods: GoodsTables, { list }: { list: { path: string } }) =>
  ({
    list: (call, context) => listManagedGoods(goods, list.path, call, context),
    read: ({ params }, { db }) => readManagedGoods(db, goods, params.id),
    setStock: async ({ params, body }, context) => {
      await setStock(context, goods, params.id, body)
      return readManagedGoods(context.db, goods, params.id)
    },
    setPrices: async ({ params, query, body }, context) => {
      await setPrices(context, goods, { ...params, ...query }, body)
      return readManagedGoods(context.db, goods, params.id)
    },
  }) satisfies HandlersFor<typeof managedGoods>

export const managedGoodsRoutes = routesOf(RETAIL_GOODS, managedGoods)
export const managedSpecialGoodsRoutes = routesOf(SPECIAL_GOODS, managedSpecialGoods) satisfies HandlersFor<
  typeof managedSpecialGoods
>
