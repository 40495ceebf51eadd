import type { Address, Issue } from '@shyrdak/sdk/contract'
import { plainLine } from '#platform/text/plain-text.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * An address as it is read on a parcel.
 * @throws INVALID where nothing is left to see of a line
 */
export function readableAddress<A extends Address>(typed: A): A {
  const address = { ...typed, city: plainLine(typed.city), street: plainLine(typed.street) }
  const issues = (['city', 'street'] as const).flatMap((field): Issue[] =>
    address[field] ? [] : [{ path: ['address', field], code: 'required' }],
  )
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return address
}
