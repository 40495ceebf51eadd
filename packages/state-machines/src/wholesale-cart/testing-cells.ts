import type { Brand, PriceTier } from '@shyrdak/sdk/contract'
import type { WholesaleCell } from './wholesale-cart.ts'

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
