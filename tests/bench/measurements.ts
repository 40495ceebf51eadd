import { cart } from './cart.ts'
import { firstView } from './first-view.ts'
import { growth } from './growth.ts'
import { images } from './images.ts'
import { jobs } from './jobs.ts'
import { lists } from './lists.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { priceList } from './price-list.ts'
import { sdk } from './sdk.ts'
import { start } from './start.ts'
import { tree } from './tree/tree.ts'
import { wholesale } from './wholesale.ts'
import { wholesaleCart } from './wholesale-cart.ts'
import type { Row } from './row.ts'

/** Every measurement by name, in execution order. */
export const MEASUREMENTS = {
  pages,
  firstView,
  lists,
  orders,
  priceList,
  jobs,
  growth,
  images,
  cart,
  wholesaleCart,
  wholesale,
  sdk,
  tree,
  start,
} satisfies Record<string, () => Promise<Row[]>>

export type MeasurementName = keyof typeof MEASUREMENTS
