import {
  artisans,
  countries,
  delivery,
  faq,
  feedback,
  orders,
  payments,
  products,
  search,
  specialOrders,
  subscribers,
} from '@shyrdak/sdk/contract'
import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'
import { watchUnauthorized, type UnauthorizedWatch } from './watch-unauthorized.ts'

/** Calls of the widgets, and no others, to limit the schemas that are loaded. */
const widgetContract = {
  content: { countries, faq: { ask: faq.ask }, feedback, subscribers },
  retailCatalogue: { products: { read: products.read }, search: { products: search.products } },
  retailOrders: {
    delivery,
    orders: { byPaymentLink: orders.byPaymentLink, place: orders.place, read: orders.read },
    payments,
  },
  specialGoods: {
    artisans: { list: artisans.list },
    orders: { place: specialOrders.place, read: specialOrders.read },
  },
} as const

export type WidgetSdk = Sdk<typeof widgetContract>

type HttpOptions = Parameters<typeof httpTransport>[0] & UnauthorizedWatch

/** Uses HTTP unless a transport is given. */
export const createWidgetSdk = (transport: Transport | undefined, http: HttpOptions): WidgetSdk =>
  createSdk(widgetContract, { transport: watchUnauthorized(transport ?? httpTransport(http), http) })
