/** Fired on the window whenever the item count of the cart changes; `detail` is `{ items }`. */
export const CART_COUNT_EVENT = 'shyrdak:cart-count'

/** Fired on the window when the number of unread messages of the store changes; `detail` is `{ unread }`. */
export const UNREAD_EVENT = 'shyrdak:unread'
