import type { WishlistProduct } from '@shyrdak/sdk/contract'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { BuyBox } from '../buy-box/buy-box.tsx'
import { useRetailCart } from '../cart/use-retail-cart.ts'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { useWishlistProduct } from './use-wishlist-product.ts'

interface MoveToCartProps {
  readonly product: WishlistProduct
  readonly slug: string
  readonly onMoved: () => void
}

/** Colour, size and count of a wishlist product. Calls `onMoved` once it was added to the cart. */
export function MoveToCart({ product: { market, product_id }, slug, onMoved }: MoveToCartProps) {
  const t = useMessages('wishlist', 'buy-box', 'errors')
  const reading = useWishlistProduct(market, slug)
  const { view: cart } = useRetailCart()
  const count = cart
    ? cart.lines
        .filter(({ goods }) => goods.product_id === product_id)
        .reduce((sum, line) => sum + line.count, 0)
    : null
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (count === null) return
    if (before.current !== null && count > before.current) onMoved()
    before.current = count
  }, [count, onMoved])
  if (reading.failure) return <Alert tone="warning" title={reading.failure.message} />
  if (!reading.data)
    return (
      <div role="status">
        <span className="shyrdak-hidden">{t('loading')}</span>
        <Skeleton lines={4} />
      </div>
    )
  return <BuyBox product={reading.data} />
}
