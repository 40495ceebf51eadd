import type { QuotedLine, Quote } from '@shyrdak/sdk/contract'
import { goodsTotal, lineKey, lineTotal } from '@shyrdak/sdk/rules'
import { orderableCount } from '../retail-cart/days-to-make.ts'
import type { CartGoods } from '../retail-cart/retail-cart.ts'

export const slippers = (other: Partial<CartGoods> = {}): CartGoods => ({
  product_id: 7,
  variation_id: 71,
  size: '38',
  is_special: false,
  slug: 'ala-too-slippers',
  name: { en: 'Ala-Too slippers', ru: 'Тапочки «Ала-Тоо»', kg: '«Ала-Тоо» тапичкеси' },
  photo: '/media/ala-too-slippers-1.jpg',
  color_name: { en: 'Madder red', ru: 'Мареновый', kg: 'Кызыл боёк' },
  sale_cost: '1850.00',
  stock: 5,
  ...other,
})

/** Special goods. */
export const rug = (other: Partial<CartGoods> = {}): CartGoods => ({
  product_id: 3,
  variation_id: 31,
  size: '120 cm',
  is_special: true,
  slug: 'kochkor-shyrdak',
  name: { en: 'Kochkor shyrdak', ru: 'Шырдак из Кочкора', kg: 'Кочкор шырдагы' },
  photo: '/media/kochkor-shyrdak-1.jpg',
  color_name: { en: 'Indigo', ru: 'Индиго', kg: 'Индиго' },
  sale_cost: '68000.00',
  stock: 2,
  ...other,
})

/** A line as the store would quote it. */
export function quotedLine(goods: CartGoods, count: number, other: Partial<QuotedLine> = {}): QuotedLine {
  const { product_id, variation_id, size, is_special, stock, slug, name, photo, color_name } = goods
  const sale_cost = other.sale_cost ?? goods.sale_cost
  return {
    line_key: lineKey(goods),
    product_id,
    variation_id,
    size,
    count,
    is_special,
    state: orderableCount(goods) >= count ? 'available' : stock === 0 ? 'sold_out' : 'insufficient',
    stock,
    made_to_order_days: goods.made_to_order_days ?? null,
    slug,
    name,
    photo,
    color_name,
    price: sale_cost,
    discount: '0.00',
    sale_cost,
    total: lineTotal({ sale_cost, count }),
    services: [
      {
        id: 'post',
        code: 'kg-post',
        carrier: 'kyrgyz-post',
        kind: 'post',
        name: { en: 'Post', ru: 'Почта', kg: 'Почта' },
        price: '150.00',
        days_min: 2,
        days_max: 4,
      },
    ],
    ...other,
  }
}

export const quoteOf = (lines: readonly QuotedLine[], other: Partial<Quote> = {}): Quote => ({
  quote_id: 'q-1',
  expires_at: '2026-11-20T10:00:00.000Z',
  country_iso_code: 'KG',
  delivers: true,
  lines: [...lines],
  total: goodsTotal(lines),
  ...other,
})
