import type { Address, Issue } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * Returns an address with normalized texts.
 * @throws INVALID for an empty line or a country that the store does not deliver to
 */
export function readableAddress<A extends Address>({ settings }: Pick<AppContext, 'settings'>, typed: A): A {
  const address = { ...typed, city: plainLine(typed.city), street: plainLine(typed.street) }
  const issues = (['city', 'street'] as const).flatMap((field): Issue[] =>
    address[field] ? [] : [{ path: ['address', field], code: 'required' }],
  )
  if (!settings.delivery.countries.has(address.country_iso_code))
    issues.push({ path: ['address', 'country_iso_code'], code: 'invalid' })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return address
}
