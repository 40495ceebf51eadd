import { managedGoods, managedSpecialGoods } from '@shyrdak/sdk/contract'
import { RETAIL_GOODS, SPECIAL_GOODS, type GoodsTables } from '../../goods/goods-tables.ts'
import { listManagedGoods } from '../../goods/list-managed-goods.ts'
import { readManagedGoods } from '../../goods/read-managed-goods.ts'
import { setPrices } from '../../goods/set-prices.ts'
import { setStock } from '../../goods/set-stock.ts'
import type { HandlersFor } from '../../handler.ts'

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
