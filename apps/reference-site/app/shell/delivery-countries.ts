import type { Language } from '@shyrdak/sdk/contract'
import { messagesIn } from '../messages/messages-in.ts'
import type { ShellContent } from './load-shell.ts'

/** The most country names that are listed. */
const NAMED = 6

/** The countries the store delivers to: the names of a few, the number of many; null when there are none. */
export function deliveryCountries(
  { countries }: Pick<ShellContent, 'countries'>,
  language: Language,
): string | null {
  const reached = countries.filter(({ delivers }) => delivers)
  if (reached.length === 0) return null
  return reached.length <= NAMED
    ? reached.map(({ name }) => name).join(', ')
    : messagesIn(language, 'site/shell')('deliveryCountries', { count: reached.length })
}
