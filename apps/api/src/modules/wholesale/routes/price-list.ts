import type { priceList } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { listPrices } from '../goods/list-goods.ts'
import { readGoods } from '../goods/read-goods.ts'

export const priceListRoutes = {
  list: listPrices,
  read: ({ params, principal }, context) => readGoods(context, principal, params.id),
} satisfies HandlersFor<typeof priceList>
