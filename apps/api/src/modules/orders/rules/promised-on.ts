import { formatDate } from '@shyrdak/sdk/format'
import { addWorkingDays } from '@shyrdak/sdk/rules'

/**
 * Returns the day by which all made-to-order pieces are finished: the longest production time, in working
 * days, counted from the day in Bishkek when work began. Null before work begins and when everything was in
 * stock.
 */
export function promisedOn(
  began: Date | null,
  lines: readonly { madeToOrderDays: number | null }[],
): string | null {
  const days = Math.max(0, ...lines.map(({ madeToOrderDays }) => madeToOrderDays ?? 0))
  if (began === null || days === 0) return null
  return addWorkingDays(formatDate(began.toISOString(), 'en', 'iso'), days)
}
