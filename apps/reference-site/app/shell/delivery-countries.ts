import type { Language } from '@shyrdak/sdk/contract'
import { messagesIn } from '../messages/messages-in.ts'
import type { ShellContent } from './load-shell.ts'

/** As many names as are read at a glance. */
const NAMED = 6

/** Where the store delivers to: the names of a few countries, the number of many; null where it delivers nowhere yet. */
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
