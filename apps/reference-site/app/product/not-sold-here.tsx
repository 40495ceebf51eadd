import { Alert } from '@shyrdak/blocks/parts/alert'
import type { Language } from '@shyrdak/sdk/contract'
import { productWords } from '../locales/product-words.ts'

/** Said in place of the buy box, with the way to another country. */
export function NotSoldHere({ country, language }: { country: string; language: Language }) {
  const words = productWords[language]
  return (
    <Alert tone="info" live="off" title={words.notSold(country)}>
      <p>{words.notSoldHint}</p>
      <button type="button" className="site-link-button" popoverTarget="site-preferences">
        {words.chooseCountry}
      </button>
    </Alert>
  )
}
