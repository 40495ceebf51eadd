import type { OrderKind } from '@shyrdak/sdk/contract'

/** The history page of each kind of order, where orders can also be paid. Paths without language prefix. */
export const ORDER_HISTORIES: Readonly<Record<OrderKind, string>> = {
  retail: '/admin/retail-order-history',
  special: '/admin/special-order-history',
}

export const isOrderHistory = (path: string): boolean =>
  Object.values(ORDER_HISTORIES).some((history) => path === history || path.startsWith(`${history}/`))

/** Reads the page number from the query; 1 when it is missing or invalid. */
export function pageOfHistory({ url }: Pick<Request, 'url'>): number {
  const page = Number(new URL(url).searchParams.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
