import type { Brand, PriceTier, WholesaleProduct } from '@shyrdak/sdk/contract'
import type { WholesaleCell } from '@shyrdak/state-machines/wholesale-cart'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })

export const aTier = (from_count: number, price: string): PriceTier => ({
  from_count,
  price,
  list: null,
  valid_until: null,
})

/** Slippers in grey, size 38, without sole and logo. */
export const aCell = (changes: Partial<WholesaleCell> = {}): WholesaleCell => ({
  id: 7,
  price_type: 'reyestr',
  name: inAll('Ala-Too slippers'),
  photo: '/media/slippers.jpg',
  from: 'catalog',
  variation_id: 71,
  color: { id: 1, name: inAll('Grey') },
  size: { id: '71:38', name: '38' },
  sole: null,
  brand: null,
  sole_brand: null,
  prices: [aTier(1, '100.50'), aTier(20, '90.00')],
  ...changes,
})

/** A kit of 50 pieces for 2000.00, of which 60 are left. */
export const aKit = (changes: Partial<Brand> = {}): Brand => ({
  id: 1,
  name: 'Ak-Kiyiz',
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

/** Slippers in four colours and three sizes with 10 of each, made in 30 days beyond that. */
export const aWholesaleProduct = (changes: Partial<WholesaleProduct> = {}): WholesaleProduct => ({
  id: 7,
  slug: 'slippers',
  price_type: 'reyestr',
  name: inAll('Ala-Too slippers'),
  photo: '/media/slippers.jpg',
  category_id: 1,
  prices: [aTier(1, '100.50'), aTier(20, '90.00')],
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
