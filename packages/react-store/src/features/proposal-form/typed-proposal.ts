import { issuesOf, MediaPath, NewProposal, type Issue, type Proposal } from '@shyrdak/sdk/contract'
import { toMinor, toMoney } from '@shyrdak/sdk/rules'
import * as z from 'zod/mini'

const texts = z.object({ en: z.string(), ru: z.string(), kg: z.string() })

/** The values of the form's fields. */
export const TypedProposal = z.object({
  name: texts,
  description: texts,
  category_id: z.string(),
  color_id: z.string(),
  size: z.string(),
  photos: z.readonly(z.array(MediaPath).check(z.maxLength(50))),
  price: z.string(),
  stock: z.string(),
  made_to_order_days: z.string(),
  weight: z.string(),
})
export type TypedProposal = z.infer<typeof TypedProposal>

/** What was typed and not saved. */
export const ProposalDraft = z.object({
  typed: TypedProposal,
  /** The key of the request that may have reached the store. */
  key: z.string(),
  /** The revision of the proposal that was changed; absent for a new one. */
  revision: z.optional(z.int()),
})

const NOTHING = { en: '', ru: '', kg: '' }

/** The field values of a proposal; empty for a new one. */
export const typedOf = (proposal: Proposal | null): TypedProposal => ({
  name: proposal?.name ?? NOTHING,
  description: proposal?.description ?? NOTHING,
  category_id: proposal ? String(proposal.category_id) : '',
  color_id: proposal ? String(proposal.color_id) : '',
  size: proposal?.size ?? '',
  photos: proposal?.photos ?? [],
  price: proposal ? proposal.price.replace(/\.00$/, '') : '',
  stock: proposal ? String(proposal.stock) : '1',
  made_to_order_days: proposal?.made_to_order_days ? String(proposal.made_to_order_days) : '',
  weight: proposal ? String(proposal.weight) : '',
})

/** Undefined for an empty field, `NaN` for anything but a whole number. */
function numberOf(typed: string): number | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : NaN
}

/** Turns `1 500,5` into `1500.50`. Undefined for an empty field; returns other invalid amounts unchanged. */
function moneyOf(text: string): string | undefined {
  const amount = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.')
  if (amount === '') return undefined
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount)) return text
  const [whole = '', part = ''] = amount.split('.')
  const minor = toMinor(`${whole}.${part.padEnd(2, '0')}`)
  return minor > 0 ? toMoney(minor) : text
}

export type ReadProposal =
  { readonly body: NewProposal; readonly issues: [] } | { readonly body: null; readonly issues: Issue[] }

/** The request body for the field values, or the issues found by the contract's schema. */
export function readProposal(typed: TypedProposal): ReadProposal {
  const days = typed.made_to_order_days.trim()
  const body = {
    ...typed,
    category_id: numberOf(typed.category_id),
    color_id: numberOf(typed.color_id),
    price: moneyOf(typed.price),
    stock: numberOf(typed.stock),
    made_to_order_days: days === '' ? null : numberOf(days),
    weight: numberOf(typed.weight),
  }
  const read = z.safeParse(NewProposal, body)
  if (read.success) return { body: read.data, issues: [] }
  return { body: null, issues: issuesOf(read.error, body) }
}
