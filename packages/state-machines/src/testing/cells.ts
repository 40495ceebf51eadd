import type { Brand, PriceTier, WholesaleItem, WholesaleProduct } from '@shyrdak/sdk/contract'
import type { WholesaleCell } from '../wholesale-cart/wholesale-cart.ts'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })

export const tier = (from_count: number, price: string): PriceTier => ({
  from_count,
  price,
  list: null,
  valid_until: null,
})

/** Slippers in grey, size 38, without a sole or logo. */
export const cell = (changes: Partial<WholesaleCell> = {}): WholesaleCell => ({
  id: 7,
  price_type: 'reyestr',
  name: inAll('Slippers'),
  photo: '/media/slippers.jpg',
  from: 'catalog',
  variation_id: 71,
  color: { id: 1, name: inAll('Grey') },
  size: { id: '71:38', name: '38' },
  sole: null,
  brand: null,
  sole_brand: null,
  prices: [tier(1, '100.50'), tier(10, '90.25')],
  ...changes,
})

export const logo = (id: number) => ({ id, name: `Logo ${id}` })

/** A kit of 50 pieces for 2000.00, of which 60 are left. */
export const kit = (changes: Partial<Brand> = {}): Brand => ({
  id: 1,
  name: 'Logo 1',
  brandPrice: '2000.00',
  brandsPrice: '0.00',
  count: 50,
  remainder: 60,
  starter_remainder: 60,
  selected_count: 0,
  boughtBrandsKit: 100,
  isEnough: true,
  status: 'added',
  ...changes,
})

const COLORS = ['Grey', 'Madder', 'Indigo', 'Walnut'] as const

/** The product of the cell: four colours in three sizes, 10 of each in stock, more are made in 30 days. */
export const product = (changes: Partial<WholesaleProduct> = {}): WholesaleProduct => ({
  id: 7,
  slug: 'slippers',
  price_type: 'reyestr',
  name: inAll('Slippers'),
  photo: '/media/slippers.jpg',
  category_id: 1,
  prices: [tier(1, '100.50'), tier(10, '90.25')],
  soles: [],
  description: inAll('Of one layer of wool.'),
  details: [],
  weight: 400,
  made_to_order_days: 30,
  size_chart_id: null,
  breadcrumbs: [],
  colors: COLORS.map((name, place) => ({
    id: place + 1,
    variation_id: 71 + place,
    name: inAll(name),
    hex: '#888888',
    photos: ['/media/slippers.jpg'],
    sizes: ['37', '38', '39'].map((size) => ({ id: `${71 + place}:${size}`, name: size, stock: 10 })),
  })),
  ...changes,
})

/** Two items of the cell, as a line of a past order. */
export const orderedItem = (changes: Partial<WholesaleItem> = {}): WholesaleItem => ({
  reyestr_id: 7,
  reyestr_name: inAll('Slippers'),
  reyestr_img: '/media/slippers.jpg',
  color: 1,
  color_name: inAll('Grey'),
  size: '38',
  count: 2,
  price: '100.50',
  price_list: null,
  from_count: 1,
  sum: '201.00',
  sole_id: null,
  sole_name: null,
  sole_img: null,
  sole_brand_id: null,
  brand_id: null,
  brand_name: null,
  sole_brand_name: null,
  ...changes,
})
