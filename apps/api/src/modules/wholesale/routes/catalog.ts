import type { wholesaleCatalog } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { listGoods } from '../goods/list-goods.ts'
import { readGoods } from '../goods/read-goods.ts'

export const catalogRoutes = {
  list: listGoods,
  read: ({ params, principal }, context) => readGoods(context, principal, params.id),
} satisfies HandlersFor<typeof wholesaleCatalog>
