/** URL fragment parameter that holds a cart from another site, and on a second line what it could not take in yet. */
export const TRANSFERRED_CART = 'shyrdak-cart'
