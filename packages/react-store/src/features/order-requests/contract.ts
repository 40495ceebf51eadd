import { orderRequests } from '@shyrdak/sdk/contract'

const { ofOrder, create } = orderRequests

export const orderRequestsContract = { retailOrders: { requests: { ofOrder, create } } } as const
