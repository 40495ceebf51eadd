import { messagesIn } from '../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import type { Language } from '@shyrdak/sdk/contract'

/** Said in place of the buy box, with the way to another country. */
export function NotSoldHere({ country, language }: { country: string; language: Language }) {
  const t = messagesIn(language, 'site/product')
  return (
    <Alert tone="info" live="off" title={t('notSold', { country })}>
      <p>{t('notSoldHint')}</p>
      <button type="button" className="site-link-button" popoverTarget="site-preferences">
        {t('chooseCountry')}
      </button>
    </Alert>
  )
}
