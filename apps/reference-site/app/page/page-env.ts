import type { BlockEnv } from '@shyrdak/blocks'
import type { ProductCardWord } from '@shyrdak/blocks/parts/product-card'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { formatMoney } from '@shyrdak/sdk/words'
import { siteWords } from '../locales/site-words.ts'
import type { PageVisit } from './use-visit.ts'

export type PageEnv = BlockEnv<ProductCardWord>

/** What the parts of a document are told about the page they stand on. */
export function pageEnv({
  language,
  country,
  prefix,
  apiHost,
}: Pick<PageVisit, 'language' | 'country' | 'prefix' | 'apiHost'>): PageEnv {
  const { priceNow, priceBefore, addToCart } = siteWords(language).shell
  const words = { 'price.now': priceNow, 'price.before': priceBefore, 'product.addToCart': addToCart }
  return {
    language,
    country,
    link: (path) => prefix + path,
    picture: (photo) => mediaUrl(apiHost, photo),
    money: (amount, currency) => formatMoney(amount, currency, language),
    words: (key) => words[key],
  }
}
