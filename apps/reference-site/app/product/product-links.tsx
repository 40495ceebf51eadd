import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'

interface Props {
  name: string
  /** The key of the product on wishlists. */
  wish: string
  t: Translate<Texts['site/product']>
}

/**
 * Adds the product to the wishlist, or shares the page's URL with the device's share sheet or the clipboard.
 * Visible only when scripts run.
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
