import type { Issue } from '@shyrdak/sdk/contract'
import type { NewDiscount } from '@shyrdak/sdk/management'
import { toMinor } from '@shyrdak/sdk/rules'
import { isDay } from '#platform/day.ts'
import { refuse } from '#platform/refusal.ts'
import { unstorableTexts } from '#platform/text/plain-text.ts'
import { discountCode } from './rules/discount-code.ts'

/**
 * Validates a code and converts it to a row. Sums must be whole som, as order totals are.
 * @throws INVALID, naming every wrong field
 */
export function discountRow(sent: NewDiscount) {
  const { kind, percent, sum, minimum, valid_from: from, valid_until: until } = sent
  const issues: Issue[] = unstorableTexts(sent)
  const wrong = (field: keyof NewDiscount, code: string, params?: Issue['params']) =>
    issues.push({ path: [field], code, ...(params && { params }) })
  const sumMinor = sum === null ? null : toMinor(sum)
  if (kind === 'percent' && percent === null) wrong('percent', 'required')
  if (kind === 'sum' && sumMinor === null) wrong('sum', 'required')
  if (kind !== 'percent' && percent !== null) wrong('percent', 'unrecognized')
  if (kind !== 'sum' && sumMinor !== null) wrong('sum', 'unrecognized')
  if (sumMinor !== null && (sumMinor === 0 || sumMinor % 100 > 0)) wrong('sum', 'invalid')
  if (from !== null && !isDay(from)) wrong('valid_from', 'invalid')
  if (until !== null && !isDay(until)) wrong('valid_until', 'invalid')
  else if (until !== null && from !== null && until < from)
    wrong('valid_until', 'too_small', { min: from, of: 'date' })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return {
    code: discountCode(sent.code),
    kind,
    percent,
    sumMinor,
    minimumMinor: toMinor(minimum),
    validFrom: from,
    validUntil: until,
    maxUses: sent.max_uses,
    maxUsesPerBuyer: sent.max_uses_per_buyer,
    isActive: sent.is_active,
  }
}
