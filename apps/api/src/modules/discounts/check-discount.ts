import type { CheckedDiscount, LineRequest } from '@shyrdak/sdk/contract'
import { lineKey, toMoney } from '@shyrdak/sdk/rules'
import { findLines, saleMinor } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'
import type { Principal } from '#platform/principal.ts'
import { statement } from '#platform/sql/statement.ts'
import { discountFacts, type DiscountFacts } from './discount-facts.ts'
import { discountCode } from './rules/discount-code.ts'
import { judgeDiscount } from './rules/judge-discount.ts'

const READ = `select ${discountFacts({ code: '$1', email: 'null', account: '$2' })} as facts`

interface Asked {
  code: string
  items: readonly LineRequest[]
  country: string
  principal: Principal
}

/**
 * Checks what a code does for a cart now. A guest's earlier uses are unknown until the order's email is, so
 * the order may still be refused.
 */
export async function checkDiscount(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { code: typed, items, country, principal }: Asked,
): Promise<CheckedDiscount> {
  const code = discountCode(typed)
  const account = principal.kind === 'session' ? principal.userId : null
  const [[row], known] = await Promise.all([
    statement<{ facts: DiscountFacts | null }>(db, READ, [code, account]),
    findLines(db, country, items),
  ])
  const goods = toMoney(
    items.reduce((sum, item) => sum + saleMinor(known.get(lineKey(item))) * item.count, 0),
  )
  return judgeDiscount(row?.facts ?? null, { code, goods, day: dayOf(clock()) })
}
