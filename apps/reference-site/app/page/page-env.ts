import { messagesIn } from '../messages/messages-in.ts'
import type { BlockEnv } from '@shyrdak/blocks'
import type { ProductCardMessage } from '@shyrdak/blocks/parts/product-card'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { formatMoney } from '@shyrdak/sdk/format'
import type { PageContext } from './page-context.ts'

export type PageEnv = BlockEnv<ProductCardMessage>

/** The environment for the blocks of a document. */
export function pageEnv({
  language,
  country,
  prefix,
  apiHost,
}: Pick<PageContext, 'language' | 'country' | 'prefix' | 'apiHost'>): PageEnv {
  const t = messagesIn(language, 'site/shell')
  const messages = {
    'price.now': t('priceNow'),
    'price.before': t('priceBefore'),
    'product.addToCart': t('addToCart'),
    'product.colors': t('colors'),
    'product.rating': t('rating'),
    'product.wishlist': t('wishlist'),
  }
  return {
    language,
    country,
    link: (path) => prefix + path,
    image: (photo) => mediaUrl(apiHost, photo),
    money: (amount, currency) => formatMoney(amount, currency, language),
    messages: (key) => messages[key],
    hasWishlist: true,
  }
}
