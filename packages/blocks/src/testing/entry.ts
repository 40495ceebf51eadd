import type { RetailProductEntry } from '@shyrdak/sdk/contract'

/** A product in a list for tests: slippers for 3450 som. */
export const entryOf = (discount = '0.00'): RetailProductEntry => ({
  id: 7,
  slug: 'ala-too',
  product: {
    slug: 'ala-too',
    photo: '/media/ala-too-red-1.jpg',
    name: { en: 'Ala-Too slippers', ru: 'Тапочки «Ала-Тоо»', kg: '«Ала-Тоо» тапочкасы' },
    sale_cost: '3450.00',
  },
  price: { view: '3450.00', discount: { view: discount } },
  currency: { currency: 'KGS', rate_date: null },
})
