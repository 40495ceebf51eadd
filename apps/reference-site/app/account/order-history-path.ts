import type { OrderKind } from '@shyrdak/sdk/contract'

/** The history of each kind of order, where an order can still be paid: without the prefix of a language. */
export const ORDER_HISTORIES: Readonly<Record<OrderKind, string>> = {
  retail: '/admin/retail-order-history',
  special: '/admin/special-order-history',
}

export const isOrderHistory = (path: string): boolean =>
  Object.values(ORDER_HISTORIES).some((history) => path === history || path.startsWith(`${history}/`))

/** The page of a history that an address asks for; what is no number is the first. */
export function pageOfHistory({ url }: Pick<Request, 'url'>): number {
  const page = Number(new URL(url).searchParams.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
