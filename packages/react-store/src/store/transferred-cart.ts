/** URL fragment parameter that holds a cart from another site. */
export const TRANSFERRED_CART = 'shyrdak-cart'
