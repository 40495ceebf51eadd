import type { LocalizedText } from '@shyrdak/sdk/contract'
import type { GoodsSeed } from '#modules/catalogue/index.ts'

/** The same text in every language. */
export const inAll = (text: string): LocalizedText => ({ en: text, ru: text, kg: text })

/** An empty catalogue to extend. */
export const NO_GOODS: GoodsSeed = {
  categories: [],
  colors: [],
  sizeCharts: [],
  products: [],
  variations: [],
  stock: [],
  prices: [],
  links: [],
  exchangeRates: [],
}
