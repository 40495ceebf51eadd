import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import type { WishlistProduct } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { lazy, useEffect, useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText, UNAVAILABLE } from '../../parts/failure-text.ts'
import { Optional } from '../../parts/optional.tsx'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useStore } from '../../store/use-store.ts'
import { useReading } from '../../store/use-reading.ts'
import { wishlistContract } from './contract.ts'
import { useWishlist } from './use-wishlist.ts'
import { WishlistCard } from './wishlist-card.tsx'
import { wishlistKey } from './stored-wishlist.ts'

const loadMove = () => import('./move-to-cart.tsx')
const MoveToCart = lazy(async () => ({ default: (await loadMove()).MoveToCart }))

/** The wishlist page. Products in stock or made to order can be moved to the cart. */
export function Wishlist() {
  const store = useStore()
  const t = useMessages('wishlist', 'errors')
  const i18n = useCodeMessages('errors')
  const { items, change, hasEnded } = useWishlist()
  const [moving, setMoving] = useState<WishlistProduct | null>(null)
  const [removed, setRemoved] = useState<WishlistProduct | null>(null)
  // Sorted, so that another order of the same products does not load them again.
  const reading = useReading((items ?? []).map(wishlistKey).toSorted().join(' '), async (signal) => {
    if (!items || items.length === 0) return []
    const sdk = await store.sdk(wishlistContract)
    return sdk.wishlist.products({ body: { wishes: [...items] }, signal })
  })
  // Removed products disappear at once; the previous result stays visible while the next one is loading.
  const [shown, setShown] = useState<readonly WishlistProduct[]>([])
  if (reading.data && reading.data !== shown) setShown(reading.data)
  const keys = items?.map(wishlistKey) ?? []
  const products = shown.filter((product) => keys.includes(wishlistKey(product)))
  const hasGoods = products.length > 0
  useEffect(() => {
    // Preloaded before a product is moved: the connection may be lost by then, and browsers remember a failed
    // import.
    if (hasGoods)
      Promise.all([loadMove(), store.retailCart.start(), store.loadMessages(['buy-box'])]).catch(() => {})
  }, [store, hasGoods])
  const nameOf = ({ product }: WishlistProduct) =>
    product ? localized(product.name, store.language) : t('unknown')

  function remove(product: WishlistProduct) {
    change(product, false)
    setRemoved(product)
  }

  const fallback = useFocusFallback<HTMLDivElement>()
  const isEmpty = items !== null && items.length === 0
  const isLoading = items === null || (!isEmpty && products.length === 0 && !reading.failure)
  return (
    <div
      {...fallback}
      className="shyrdak-wishlist"
      data-state={isLoading ? 'loading' : isEmpty ? 'empty' : reading.failure ? 'failed' : 'filled'}
    >
      <div className="shyrdak-wishlist-message" role="status">
        {isLoading ? <span className="shyrdak-hidden">{t('loading')}</span> : null}
        {removed ? (
          <p>
            {t('removed', { name: nameOf(removed) })}
            <Button
              tone="quiet"
              size="small"
              onClick={() => {
                change(removed, true)
                setRemoved(null)
              }}
            >
              {t('undo')}
            </Button>
          </p>
        ) : null}
      </div>
      {hasEnded ? (
        <Alert tone="warning" title={t('ended')}>
          <p>{t('endedText')}</p>
          <Button
            tone="secondary"
            size="small"
            onClick={() => void store.auth.send({ type: 'session.expired' })}
          >
            {t('logIn')}
          </Button>
        </Alert>
      ) : null}
      {reading.failure ? (
        <Alert tone="warning" title={reading.failure.message}>
          <Button tone="secondary" size="small" onClick={reading.retry}>
            {t('retry')}
          </Button>
        </Alert>
      ) : null}
      {isLoading ? <Skeleton shape="tile" /> : null}
      {isEmpty ? (
        <div className="shyrdak-wishlist-empty">
          <h2>{t('empty')}</h2>
          <p>{t('emptyText')}</p>
          <Button href={store.link('/categories')}>{t('toShop')}</Button>
        </div>
      ) : null}
      {hasGoods ? (
        <ul className="shyrdak-wishlist-goods">
          {products.map((product) => (
            <li key={wishlistKey(product)}>
              <WishlistCard
                product={product}
                onMove={() => setMoving(product)}
                onRemove={() => remove(product)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Dialog
        open={moving !== null}
        onOpenChange={(isOpen) => isOpen || setMoving(null)}
        title={moving ? nameOf(moving) : ''}
        closeLabel={t('close')}
      >
        {moving?.product ? (
          <Optional
            waiting={<Skeleton lines={4} />}
            otherwise={<Alert tone="danger" title={failureText(UNAVAILABLE, i18n)} />}
          >
            <MoveToCart
              product={moving}
              slug={moving.product.slug}
              onMoved={() => {
                change(moving, false)
                setMoving(null)
              }}
            />
          </Optional>
        ) : null}
      </Dialog>
    </div>
  )
}
