/** The word before a cart that another page sends along behind the `#` of an address. */
export const TRANSFERRED_CART = 'shyrdak-cart'
