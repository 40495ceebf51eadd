import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Image } from '@shyrdak/blocks/parts/image'
import { Price } from '@shyrdak/blocks/parts/price'
import type { WishlistProduct } from '@shyrdak/sdk/contract'
import { localized, productPath } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { ignoreHeldEnter, leaveRow } from '../../parts/leave-row.ts'
import { useStore } from '../../store/use-store.ts'

interface WishlistCardProps {
  readonly product: WishlistProduct
  readonly onMove: () => void
  readonly onRemove: () => void
}

const TONES = {
  in_stock: 'sage',
  made_to_order: 'indigo',
  sold_out: 'madder',
  not_sold_here: 'plain',
  withdrawn: 'plain',
} as const

/** A product on a wishlist: price and availability, with buttons to move it to the cart and remove it. */
export function WishlistCard({ product: entry, onMove, onRemove }: WishlistCardProps) {
  const store = useStore()
  const { language } = store
  const t = useMessages('wishlist')
  const blocks = useMessages('blocks')
  const { market, state, product } = entry
  const name = product ? localized(product.name, language) : t('unknown')
  // A withdrawn product has no page.
  const href = product && state !== 'withdrawn' ? store.link(productPath(market, product.slug)) : null
  const canBuy = state === 'in_stock' || state === 'made_to_order'
  return (
    <article className="shyrdak-wishlist-card" data-state={state}>
      <div className="shyrdak-wishlist-card-photo">
        {product ? (
          <Image photo={store.image(product.photo)} alt="" sizes="(min-width: 781px) 220px, 44vw" />
        ) : null}
      </div>
      <h2 className="shyrdak-wishlist-card-name">{href ? <a href={href}>{name}</a> : name}</h2>
      {product?.price ? (
        <Price
          view={product.price.view}
          discount={product.price.discount.view}
          currency={product.currency.currency}
          language={language}
          labels={{ now: blocks('price.now'), before: blocks('price.before') }}
        />
      ) : null}
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      <p className="shyrdak-wishlist-card-actions">
        {canBuy ? (
          <Button wide tone="secondary" onClick={onMove} aria-label={`${t('move')}: ${name}`}>
            {t('move')}
          </Button>
        ) : state === 'sold_out' && href ? (
          <Button wide tone="quiet" href={href} aria-label={`${t('notify')}: ${name}`}>
            {t('notify')}
          </Button>
        ) : null}
      </p>
      <button
        type="button"
        className="shyrdak-wishlist-card-remove"
        aria-label={`${t('remove')}: ${name}`}
        onKeyDown={ignoreHeldEnter}
        onClick={({ currentTarget }) => {
          leaveRow(currentTarget, '.shyrdak-wishlist', '.shyrdak-wishlist-card-remove')
          onRemove()
        }}
      >
        <Icon name="close" />
      </button>
    </article>
  )
}
