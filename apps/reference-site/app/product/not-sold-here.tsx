import { messagesIn } from '../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import type { Language } from '@shyrdak/sdk/contract'

/** Replaces the buy box when the product is not sold in the country, and offers to choose another one. */
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
