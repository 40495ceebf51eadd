import { Alert } from '@shyrdak/blocks/parts/alert'
import type { Language } from '@shyrdak/sdk/contract'
import { productMessages } from '../locales/product-messages.ts'

/** Said in place of the buy box, with the way to another country. */
export function NotSoldHere({ country, language }: { country: string; language: Language }) {
  const messages = productMessages[language]
  return (
    <Alert tone="info" live="off" title={messages.notSold(country)}>
      <p>{messages.notSoldHint}</p>
      <button type="button" className="site-link-button" popoverTarget="site-preferences">
        {messages.chooseCountry}
      </button>
    </Alert>
  )
}
