import type { Quote, QuotedLine } from '@shyrdak/sdk/contract'
import { aQuote, aQuotedLine } from '@shyrdak/sdk/testing'
import type { CartGoods } from '@shyrdak/state-machines/retail-cart'
import { kalpakEntry, rugEntry, slippersEntry } from '../goods.ts'

export const slippersGoods: CartGoods = {
  product_id: slippersEntry.id,
  variation_id: 71,
  size: '38',
  is_special: false,
  slug: slippersEntry.slug,
  name: slippersEntry.product.name,
  photo: slippersEntry.product.photo,
  color_name: { en: 'Madder red', ru: 'Красная марена', kg: 'Кызыл боёк' },
  sale_cost: '3450.00',
  stock: 5,
}

export const rugGoods: CartGoods = {
  ...slippersGoods,
  product_id: rugEntry.id,
  variation_id: 81,
  size: '200 × 140',
  slug: rugEntry.slug,
  name: rugEntry.product.name,
  photo: rugEntry.product.photo,
  color_name: { en: 'Madder and indigo', ru: 'Марена и индиго', kg: 'Кызыл жана көк боёк' },
  sale_cost: '38800.00',
  stock: 1,
}

/** A kalpak made to order. */
export const kalpakGoods: CartGoods = {
  ...slippersGoods,
  product_id: kalpakEntry.id,
  variation_id: 91,
  size: '58',
  is_special: true,
  slug: kalpakEntry.slug,
  name: kalpakEntry.product.name,
  photo: kalpakEntry.product.photo,
  color_name: { en: 'Undyed white', ru: 'Некрашеный белый', kg: 'Боёлбогон ак' },
  sale_cost: '2200.00',
  stock: 0,
  made_to_order_days: 12,
}

/** A quoted line that matches the cart, with overrides. */
export const quotedAs = (
  goods: CartGoods,
  count: number,
  overrides: Partial<Pick<QuotedLine, 'state' | 'stock' | 'sale_cost' | 'price'>> = {},
): QuotedLine =>
  aQuotedLine({
    ...goods,
    count,
    state: 'available',
    price: goods.sale_cost,
    discount: '0.00',
    services: [],
    ...overrides,
  })

/** A quote that does not expire while the story is open. */
export const quoteOf = (
  lines: readonly QuotedLine[],
  overrides: Partial<Pick<Quote, 'delivers'>> = {},
): Quote => aQuote(lines, { delivers: true, ...overrides, expires_at: '2099-01-01T00:00:00.000Z' })
