import {
  managedGoods,
  managedOrders,
  managedReviews,
  managedSpecialGoods,
  wholesaleApplications,
} from '@shyrdak/sdk/contract'
import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'
import { watchUnauthorized, type UnauthorizedWatch } from './watch-unauthorized.ts'

/** Calls of the desk. */
const deskContract = {
  management: {
    goods: managedGoods,
    orders: managedOrders,
    reviews: managedReviews,
    specialGoods: managedSpecialGoods,
    wholesaleApplications,
  },
} as const

export type DeskSdk = Sdk<typeof deskContract>

type HttpOptions = Parameters<typeof httpTransport>[0] & UnauthorizedWatch

/** Uses HTTP unless a transport is given. */
export const createDeskSdk = (transport: Transport | undefined, http: HttpOptions): DeskSdk =>
  createSdk(deskContract, { transport: watchUnauthorized(transport ?? httpTransport(http), http) })
