import type { DiscountTerms } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'

/** A snapshot of a code and of the buyer's uses of it. Money in tyiyn, days in Bishkek. */
export interface DiscountFacts {
  id: number
  code: string
  kind: DiscountTerms['kind']
  percent: number | null
  sum_minor: number | null
  minimum_minor: number
  valid_from: string | null
  valid_until: string | null
  max_uses: number | null
  max_uses_per_buyer: number | null
  is_active: boolean
  uses: number
  revision: number
  own_uses: number
  /** The number that this buyer's next use would take; null when uses per buyer are unlimited or used up. */
  place: number | null
}

/** SQL expression: `DiscountFacts` as JSON, or null. Takes the placeholders of code, email and account. */
export const discountFacts = ({ code, email, account }: Record<'code' | 'email' | 'account', string>) => `(
  select to_json(facts) from (
    select d.id, d.code, d.kind, d.percent, d.sum_minor, d.minimum_minor, d.valid_from, d.valid_until, d.max_uses,
      d.max_uses_per_buyer, d.is_active, d.uses, d.revision, own.own_uses,
      case when d.max_uses_per_buyer is not null then (
        select min(free) from generate_series(1, own.own_uses + 1) free
        where not free = any(own.places) and free <= d.max_uses_per_buyer) end as place
    from discount d, lateral (
      select count(*)::int as own_uses, coalesce(array_agg(u.place) filter (where u.place is not null), '{}') as places
      from discount_use u
      where u.discount_id = d.id and (u.email_key = ${email} or u.account_id = ${account})) own
    where d.code = ${code}) facts)`

export const termsOf = ({
  kind,
  percent,
  sum_minor: sum,
  minimum_minor: minimum,
}: DiscountFacts): DiscountTerms => ({
  kind,
  percent,
  sum: sum === null ? null : toMoney(sum),
  minimum: toMoney(minimum),
})
