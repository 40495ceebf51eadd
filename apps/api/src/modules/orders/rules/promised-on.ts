import { formatDate } from '@shyrdak/sdk/format'
import { addWorkingDays } from '@shyrdak/sdk/rules'

/**
 * The day by which workshops have made what an order has made to order: its longest production, in working days, from the
 * day in Bishkek on which work began. Null before that, and where everything was in stock.
 */
export function promisedOn(
  began: Date | null,
  lines: readonly { madeToOrderDays: number | null }[],
): string | null {
  const days = Math.max(0, ...lines.map(({ madeToOrderDays }) => madeToOrderDays ?? 0))
  if (began === null || days === 0) return null
  return addWorkingDays(formatDate(began.toISOString(), 'en', 'iso'), days)
}
