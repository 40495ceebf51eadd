import { countries, delivery, orders, payments, products, search } from '@shyrdak/sdk/contract'
import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'

/** What widgets ask of the store, and nothing else, so that no other schema is loaded for them. */
const widgetContract = {
  content: { countries },
  retailCatalogue: { products: { read: products.read }, search: { products: search.products } },
  retailOrders: {
    delivery,
    orders: { place: orders.place, read: orders.read },
    payments,
  },
} as const

export type WidgetSdk = Sdk<typeof widgetContract>

type HttpOptions = Parameters<typeof httpTransport>[0]

/** The calls of the widgets, over HTTP unless a transport is given. */
export const createWidgetSdk = (transport: Transport | undefined, http: HttpOptions): WidgetSdk =>
  createSdk(widgetContract, { transport: transport ?? httpTransport(http) })
