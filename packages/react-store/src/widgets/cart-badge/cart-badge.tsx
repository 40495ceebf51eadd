import { Icon } from '@shyrdak/blocks/parts/icon'
import { useRetailCart } from '../../hooks/use-retail-cart.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'

/** The way to the basket with the number of pieces in it. */
export function CartBadge() {
  const store = useStore()
  const words = useWords('cart')
  const { cart } = useRetailCart()
  const pieces = cart?.summary.pieces ?? 0
  return (
    <a
      className="shyrdak-cart-badge"
      data-state={cart ? cart.state : 'unread'}
      href={store.link('/order/basket')}
      aria-label={words.basketWith(pieces)}
    >
      <Icon name="basket" />
      {pieces > 0 ? (
        <span className="shyrdak-cart-badge-count" aria-hidden="true">
          {pieces > 99 ? '99+' : pieces}
        </span>
      ) : null}
    </a>
  )
}
