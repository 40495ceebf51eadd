import type { BlockEnv } from '@shyrdak/blocks'
import type { ProductCardMessage } from '@shyrdak/blocks/parts/product-card'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { formatMoney } from '@shyrdak/sdk/format'
import { siteMessages } from '../locales/site-messages.ts'
import type { PageContext } from './page-context.ts'

export type PageEnv = BlockEnv<ProductCardMessage>

/** What the blocks of a document need to know of their page. */
export function pageEnv({
  language,
  country,
  prefix,
  apiHost,
}: Pick<PageContext, 'language' | 'country' | 'prefix' | 'apiHost'>): PageEnv {
  const { priceNow, priceBefore, addToCart } = siteMessages(language).shell
  const messages = { 'price.now': priceNow, 'price.before': priceBefore, 'product.addToCart': addToCart }
  return {
    language,
    country,
    link: (path) => prefix + path,
    image: (photo) => mediaUrl(apiHost, photo),
    money: (amount, currency) => formatMoney(amount, currency, language),
    messages: (key) => messages[key],
  }
}
