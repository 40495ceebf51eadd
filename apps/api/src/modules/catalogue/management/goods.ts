import type { OrderKind } from '@shyrdak/sdk/contract'
import { managedGoods, managedSpecialGoods } from '@shyrdak/sdk/management'
import { listManagedGoods } from './list-managed-goods.ts'
import { readManagedGoods } from './read-managed-goods.ts'
import { setPrices } from './set-prices.ts'
import { setStock } from './set-stock.ts'
import type { HandlersFor } from '#platform/handler.ts'

/** Each market has endpoints of one shape. */
const routesOf = (market: OrderKind, { list }: { list: { path: string } }) =>
  ({
    list: (call, context) => listManagedGoods(market, list.path, call, context),
    read: ({ params }, { db }) => readManagedGoods(db, market, params.id),
    setStock: async ({ params, body }, context) => {
      await setStock(context, { market, ...params }, body)
      return readManagedGoods(context.db, market, params.id)
    },
    setPrices: async ({ params, query, body }, context) => {
      await setPrices(context, { market, ...params, ...query }, body)
      return readManagedGoods(context.db, market, params.id)
    },
  }) satisfies HandlersFor<typeof managedGoods>

export const managedGoodsRoutes = routesOf('retail', managedGoods)
export const managedSpecialGoodsRoutes = routesOf('special', managedSpecialGoods) satisfies HandlersFor<
  typeof managedSpecialGoods
>
