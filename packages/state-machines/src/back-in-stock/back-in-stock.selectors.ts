import type { BackInStockSnapshot } from './back-in-stock.machine.ts'

export const selectBackInStock = ({ value, context }: BackInStockSnapshot) => {
  const { request, ownEmail, issues, failure, attempt } = context
  return {
    /** The value of `data-state`. */
    state: value,
    request,
    ownEmail,
    issues,
    failure,
    attempt,
  }
}
export type BackInStockView = Readonly<ReturnType<typeof selectBackInStock>>
