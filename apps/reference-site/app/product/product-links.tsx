import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'

interface Props {
  name: string
  /** The product on wishlists. */
  wish: string
  t: Translate<Texts['site/product']>
}

/**
 * Keeps the product for later, or hands the page's address on: by the sheet of the device, or by the clipboard. Shown
 * where there are scripts, which do it.
 */
export function ProductLinks({ name, wish, t }: Props) {
  return (
    <p className="site-share">
      <button
        type="button"
        className="site-link-button site-wishlist-button"
        data-wishlist-item={wish}
        aria-pressed="false"
      >
        <Icon name="heart" />
        {t('wishlist')}
      </button>
      <button type="button" className="site-link-button" data-share={name}>
        <Icon name="share" />
        {t('share')}
      </button>
      <span role="status" data-share-done={t('linkCopied')} />
    </p>
  )
}
