/** Fragment parameter with a cart from another site. */
export const TRANSFERRED_CART = 'shyrdak-cart'
