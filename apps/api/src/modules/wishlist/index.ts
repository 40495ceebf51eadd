import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { wishlistRoutes } from './routes/wishlist.ts'

/** What shoppers with an account wish for. Guests keep their list in the browser. */
export const wishlist = {
  name: 'wishlist',
  handlers: { wishlist: wishlistRoutes },
} satisfies Module<AppContext>
