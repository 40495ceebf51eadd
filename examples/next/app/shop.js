/** Your shop, as server and client components know it. */
export const shop = {
  apiHost: 'https://shop.example',
  shop: 'https://shop.example',
  country: 'KG',
  language: 'en',
}

/** Texts of your own in place of the shop's. Every key stands in `locales` of the package's features. */
export const messages = {
  'buy-box': { add: 'Into the bag' },
  'cart-badge': {
    cartWith_one: 'Bag with {{count, number}} item',
    cartWith_other: 'Bag with {{count, number}} items',
  },
  cart: { title: 'Your bag' },
}
