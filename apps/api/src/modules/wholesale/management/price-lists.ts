import type { listPrices, priceLists } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { intentByKey } from '#platform/idempotency/intent.ts'
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
  create: (call, context) => {
    const { body } = call
    const intent = intentByKey(call, { creates: 'price_list', body, sentAt: context.clock() })
    return createPriceList(context, body, intent)
  },
  update: ({ params, query, body }, context) => renamePriceList(context, { ...params, ...query }, body),
} satisfies HandlersFor<typeof priceLists>

export const listPriceRoutes = {
  list: listManagedPrices,
  read: ({ params }, context) => readManagedPrice(context, params.id),
  goods: ({ query }, context) => findPricedGoods(context, query.text),
  create: (call, context) => {
    const { params, body } = call
    const request = { list: params.id, ...body }
    const intent = intentByKey(call, { creates: 'list_price', body: request, sentAt: context.clock() })
    return createPrice(context, params.id, body, intent)
  },
  update: ({ params, query, body }, context) => changePrice(context, { ...params, ...query }, body),
  updateMany: ({ params, body }, context) => changePrices(context, params.id, body),
  remove: ({ params, query }, context) => removePrice(context, { ...params, ...query }),
} satisfies HandlersFor<typeof listPrices>
