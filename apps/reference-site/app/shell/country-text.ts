import type { Language } from '@shyrdak/sdk/contract'
import { messagesIn } from '../messages/messages-in.ts'
import type { ShellContent } from './load-shell.ts'

/** Describes the chosen country: the store delivers there, or only shows prices for it. */
export function countryText(
  { countries }: Pick<ShellContent, 'countries'>,
  code: string,
  language: Language,
): string {
  const t = messagesIn(language, 'site/shell')
  const here = countries.find((one) => one.code === code)
  const country = here?.name ?? code
  return here?.delivers ? t('deliveringTo', { country }) : `${t('country')}: ${country}`
}
