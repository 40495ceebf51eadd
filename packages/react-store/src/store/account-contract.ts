import {
  email,
  guestOrders,
  login,
  backInStock,
  orders,
  password,
  profile,
  registration,
  reviews,
  sessions,
  specialOrders,
} from '@shyrdak/sdk/contract'
import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'
import { watchUnauthorized, type UnauthorizedWatch } from './watch-unauthorized.ts'

/** Calls of accounts: identity, sessions, orders and reviews. */
const accountContract = {
  auth: { email, guestOrders, login, password, profile, registration, sessions },
  retailCatalogue: { backInStock, reviews: { create: reviews.create, own: reviews.own } },
  retailOrders: { orders: { list: orders.list, read: orders.read } },
  specialGoods: { orders: { list: specialOrders.list, read: specialOrders.read } },
} as const

export type AccountSdk = Sdk<typeof accountContract>

type HttpOptions = Parameters<typeof httpTransport>[0] & UnauthorizedWatch

/** Uses HTTP unless a transport is given. */
export const createAccountSdk = (transport: Transport | undefined, http: HttpOptions): AccountSdk =>
  createSdk(accountContract, { transport: watchUnauthorized(transport ?? httpTransport(http), http) })
