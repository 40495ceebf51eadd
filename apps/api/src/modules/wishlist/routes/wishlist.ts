import type { wishlist as endpoints } from '@shyrdak/sdk/contract'
import { goodsOnList } from '#modules/catalogue/index.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { changeWishlist, listWishlistItems } from '../change-wishlist.ts'

export const wishlistRoutes = {
  list: ({ principal }, context) => listWishlistItems(context.db, principal.userId),
  change: ({ body, principal }, context) => changeWishlist(context, principal.userId, body.changes),
  products: ({ body, country }, context) => goodsOnList(context, country, body.wishes),
} satisfies HandlersFor<typeof endpoints>
