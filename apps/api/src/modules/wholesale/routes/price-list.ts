import type { priceList, priceListFile } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { listPrices } from '../goods/list-goods.ts'
import { readGoods } from '../goods/read-goods.ts'
import { makePriceListFile } from '../order-files/price-list-file.ts'

export const priceListRoutes = {
  list: listPrices,
  read: ({ params, principal }, context) => readGoods(context, principal, params.id),
  file: makePriceListFile,
} satisfies HandlersFor<typeof priceList & { file: typeof priceListFile }>
