import type { managedGoodsArtisan } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { setGoodsArtisan, readGoodsArtisan } from './set-goods-artisan.ts'

export const managedGoodsArtisanRoutes = {
  read: ({ params }, { db }) => readGoodsArtisan(db, params.id),
  update: async ({ params, body }, context) => {
    await setGoodsArtisan(context, params.id, body)
    return readGoodsArtisan(context.db, params.id)
  },
} satisfies HandlersFor<typeof managedGoodsArtisan>
