import { emptyCart, type RetailCart } from './retail-cart.ts'

/** An empty cart, in this tab and in every other: what was in it until now does not come back by itself. */
export function clearCart(cart: RetailCart): RetailCart {
  const clock = cart.clock + 1
  return {
    ...emptyCart(cart.replica),
    cleared: { clock, replica: cart.replica },
    clock,
    revision: cart.revision + 1,
  }
}
