import { emptyCart, type RetailCart } from './retail-cart.ts'

/** Empties the cart in all tabs: lines added before do not come back by merging. */
export function clearCart(cart: RetailCart): RetailCart {
  const clock = cart.clock + 1
  return {
    ...emptyCart(cart.replica),
    cleared: { clock, replica: cart.replica },
    clock,
    revision: cart.revision + 1,
  }
}
