import type { listPrices, priceLists } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { changePrice, changePrices, createPrice, removePrice } from '../price-lists/change-prices.ts'
import {
  createPriceList,
  listPriceLists,
  readPriceList,
  renamePriceList,
} from '../price-lists/managed-price-lists.ts'
import { findPricedGoods, listManagedPrices, readManagedPrice } from '../price-lists/managed-prices.ts'

export const managedPriceListRoutes = {
  list: listPriceLists,
  read: ({ params }, context) => readPriceList(context, params.id),
  create: ({ body }, context) => createPriceList(context, body),
  update: ({ params, query, body }, context) => renamePriceList(context, { ...params, ...query }, body),
} satisfies HandlersFor<typeof priceLists>

export const listPriceRoutes = {
  list: listManagedPrices,
  read: ({ params }, context) => readManagedPrice(context, params.id),
  goods: ({ query }, context) => findPricedGoods(context, query.text),
  create: ({ params, body }, context) => createPrice(context, params.id, body),
  update: ({ params, query, body }, context) => changePrice(context, { ...params, ...query }, body),
  updateMany: ({ params, body }, context) => changePrices(context, params.id, body),
  remove: ({ params, query }, context) => removePrice(context, { ...params, ...query }),
} satisfies HandlersFor<typeof listPrices>
