import { issuesOf } from '@shyrdak/sdk/contract'
import { ClientTerms, type ManagedWholesaleClient } from '@shyrdak/sdk/management'
import { typedCount } from '../form/typed-count.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

export interface TermsForm {
  /** The id of a price list; empty for the store's own prices. */
  readonly list: string
  readonly tier: string
}

type Terms = Pick<ManagedWholesaleClient, 'price_list' | 'tier_count'>

export const termsForm = ({ price_list, tier_count }: Terms): TermsForm => ({
  list: price_list === null ? '' : String(price_list.id),
  tier: String(tier_count),
})

/** An empty tier counts as 1. */
const tierOf = ({ tier }: TermsForm): number => (tier.trim() === '' ? 1 : typedCount(tier))

export const changedTerms = (form: TermsForm, read: Terms): number =>
  Number(form.list !== termsForm(read).list) + Number(tierOf(form) !== read.tier_count)

/** Returns the request body, or the errors by field. */
export function termsToSend(form: TermsForm): CheckedForm<ClientTerms> {
  const terms = { price_list_id: form.list === '' ? null : Number(form.list), tier_count: tierOf(form) }
  const parsed = ClientTerms.safeParse(terms)
  if (parsed.success) return { body: parsed.data, wrong: null }
  const issues = issuesOf(parsed.error, terms)
  return { body: null, wrong: new Map(issues.map((issue) => [String(issue.path[0]), issue])) }
}
