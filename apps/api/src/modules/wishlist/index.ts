import { goodsReferences } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { on } from '#platform/events.ts'
import type { Module } from '#platform/module.ts'
import { reportWishlistGoods } from './report-wishlist-goods.ts'
import { wishlistRoutes } from './routes/wishlist.ts'

/** The wishlists of shoppers with an account. Guests have theirs in the browser. */
export const wishlist = {
  name: 'wishlist',
  handlers: { wishlist: wishlistRoutes },
  listeners: [on(goodsReferences, (_context: AppContext, goods) => reportWishlistGoods(goods))],
} satisfies Module<AppContext>
