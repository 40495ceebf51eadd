/** The settings of your shop, for server and client components. */
export const shop = {
  apiHost: 'https://shop.example',
  shop: 'https://shop.example',
  country: 'KG',
  language: 'en',
}

/** Texts that replace the shop's. All keys are in the `locales` folders of the package's features. */
export const messages = {
  'buy-box': { add: 'Into the bag' },
  'cart-badge': {
    cartWith_one: 'Bag with {{count, number}} item',
    cartWith_other: 'Bag with {{count, number}} items',
  },
  cart: { title: 'Your bag' },
}
