import type { Issue, NewRetailOrder } from '@shyrdak/sdk/contract'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import type * as z from 'zod/mini'
import { isDeliverable } from '../delivery/quote-basket.ts'
import { refuse } from '../refusal.ts'
import { duplicateIssues } from '../rules/quotes.ts'
import { unkeepable } from './plain-text.ts'

/** Refuses what is wrong in an order before anything is looked up, naming every field at once. */
export function checkPlacement(body: z.infer<typeof NewRetailOrder>, country: string): void {
  const issues: Issue[] = [...unkeepable(body), ...duplicateIssues(body.items)]
  // The same measure as the checkout's own: a number that it lets through is not refused here.
  if (!isValidPhoneNumber(body.contact.phone)) issues.push({ path: ['contact', 'phone'], code: 'invalid' })
  // The shop's prices are those of the chosen country: goods are not bought in one and sent to another.
  if (body.address.country_iso_code !== country || !isDeliverable(country))
    issues.push({ path: ['address', 'country_iso_code'], code: 'invalid' })
  if (issues.length > 0) throw refuse('INVALID', { issues })
}
