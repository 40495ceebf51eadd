import type { managedGoods } from '@shyrdak/sdk/contract'
import { listManagedGoods } from '../../goods/list-managed-goods.ts'
import { readManagedGoods } from '../../goods/read-managed-goods.ts'
import { setPrices } from '../../goods/set-prices.ts'
import { setStock } from '../../goods/set-stock.ts'
import type { HandlersFor } from '../../handler.ts'

export const managedGoodsRoutes = {
  list: listManagedGoods,
  read: ({ params }, { db }) => readManagedGoods(db, params.id),
  setStock: async ({ params, body }, tools) => {
    await setStock(tools, params.id, body)
    return readManagedGoods(tools.db, params.id)
  },
  setPrices: async ({ params, query, body }, tools) => {
    await setPrices(tools, { ...params, ...query }, body)
    return readManagedGoods(tools.db, params.id)
  },
} satisfies HandlersFor<typeof managedGoods>
