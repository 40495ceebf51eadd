import type { CartGoods } from '@shyrdak/state-machines/retail-cart'

export const slippers = (other: Partial<CartGoods> = {}): CartGoods => ({
  product_id: 7,
  variation_id: 71,
  size: '38',
  is_special: false,
  slug: 'ala-too',
  name: { en: 'Ala-Too slippers', ru: 'Тапочки «Ала-Тоо»', kg: '«Ала-Тоо» тапичкеси' },
  photo: '/media/ala-too-red-1.jpg',
  color_name: { en: 'Madder red', ru: 'Мареновый', kg: 'Кызыл боёк' },
  sale_cost: '1850.00',
  stock: 5,
  ...other,
})

/** Special goods, two in stock. */
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
  made_to_order_days: null,
  ...other,
})
