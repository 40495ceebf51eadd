import type { Language } from '@shyrdak/sdk/contract'
import { messagesIn } from '../messages/messages-in.ts'
import type { ShellContent } from './load-shell.ts'

/** Lists the payment methods, such as `PayPal, KKB or KICB`; null while the store takes no payments. */
export function paymentMethods(
  { payments }: Pick<ShellContent, 'payments'>,
  language: Language,
): string | null {
  const t = messagesIn(language, 'site/shell')
  const names = payments.map((provider) => t(`paymentNames.${provider}`))
  const last = names.at(-1)
  if (last === undefined) return null
  return names.length === 1 ? last : t('paymentOr', { others: names.slice(0, -1).join(', '), last })
}
