import {
  email,
  guestOrders,
  login,
  managerLogin,
  managerProfile,
  notifications,
  orders,
  password,
  profile,
  registration,
  reviews,
  sessions,
  specialOrders,
} from '@shyrdak/sdk/contract'
import { createSdk, httpTransport, type Sdk, type Transport } from '@shyrdak/sdk'
import { hearRefusals, type Hearing } from './hear-refusals.ts'

/** What is asked for and by people with an account: who they are, where they are logged in, what they bought and say. */
const accountContract = {
  auth: { email, guestOrders, login, password, profile, registration, sessions },
  management: { login: managerLogin, profile: managerProfile },
  retailCatalogue: { notifications, reviews: { create: reviews.create, own: reviews.own } },
  retailOrders: { orders: { list: orders.list, read: orders.read } },
  specialGoods: { orders: { list: specialOrders.list, read: specialOrders.read } },
} as const

export type AccountSdk = Sdk<typeof accountContract>

type HttpOptions = Parameters<typeof httpTransport>[0] & Hearing

/** The calls of accounts, over HTTP unless a transport is given. */
export const createAccountSdk = (transport: Transport | undefined, http: HttpOptions): AccountSdk =>
  createSdk(accountContract, { transport: hearRefusals(transport ?? httpTransport(http), http) })
