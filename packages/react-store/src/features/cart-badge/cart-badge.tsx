import { Icon } from '@shyrdak/blocks/parts/icon'
import { useRetailCart } from '../cart/use-retail-cart.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function CartBadge() {
  const store = useStore()
  const t = useMessages('cart-badge')
  const { view: cart } = useRetailCart()
  const items = cart?.summary.items ?? 0
  return (
    <a
      className="shyrdak-cart-badge"
      data-state={cart ? cart.state : 'unread'}
      href={store.link('/order/basket')}
      aria-label={t('cartWith', { count: items })}
    >
      <Icon name="cart" />
      {items > 0 ? (
        <span className="shyrdak-cart-badge-count" aria-hidden="true">
          {items > 99 ? '99+' : items}
        </span>
      ) : null}
    </a>
  )
}
