import type { Language } from '@shyrdak/sdk/contract'
import { alerts as enAlerts } from './en/alerts.ts'
import { basket as enBasket } from './en/basket.ts'
import { cart as enCart } from './en/cart.ts'
import { checkout as enCheckout } from './en/checkout.ts'
import { country as enCountry } from './en/country.ts'
import { order as enOrder } from './en/order.ts'
import { product as enProduct } from './en/product.ts'
import { search as enSearch } from './en/search.ts'
import { alerts as kgAlerts } from './kg/alerts.ts'
import { basket as kgBasket } from './kg/basket.ts'
import { cart as kgCart } from './kg/cart.ts'
import { checkout as kgCheckout } from './kg/checkout.ts'
import { country as kgCountry } from './kg/country.ts'
import { order as kgOrder } from './kg/order.ts'
import { product as kgProduct } from './kg/product.ts'
import { search as kgSearch } from './kg/search.ts'
import { alerts as ruAlerts } from './ru/alerts.ts'
import { basket as ruBasket } from './ru/basket.ts'
import { cart as ruCart } from './ru/cart.ts'
import { checkout as ruCheckout } from './ru/checkout.ts'
import { country as ruCountry } from './ru/country.ts'
import { order as ruOrder } from './ru/order.ts'
import { product as ruProduct } from './ru/product.ts'
import { search as ruSearch } from './ru/search.ts'
import type { Words } from './words.ts'

const ALL: Readonly<Record<Language, Words>> = {
  en: {
    alerts: enAlerts,
    basket: enBasket,
    cart: enCart,
    checkout: enCheckout,
    country: enCountry,
    order: enOrder,
    product: enProduct,
    search: enSearch,
  },
  ru: {
    alerts: ruAlerts,
    basket: ruBasket,
    cart: ruCart,
    checkout: ruCheckout,
    country: ruCountry,
    order: ruOrder,
    product: ruProduct,
    search: ruSearch,
  },
  kg: {
    alerts: kgAlerts,
    basket: kgBasket,
    cart: kgCart,
    checkout: kgCheckout,
    country: kgCountry,
    order: kgOrder,
    product: kgProduct,
    search: kgSearch,
  },
}

/** Every word of a language at once: for servers. */
export const allWords = (language: Language): Words => ALL[language]
