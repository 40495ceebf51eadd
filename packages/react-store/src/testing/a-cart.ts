import type { CartGoods } from '@shyrdak/state-machines/retail-cart'

/** A pair of slippers, or whatever it is made to be. */
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
