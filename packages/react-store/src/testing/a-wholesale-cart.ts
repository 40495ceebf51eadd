import type { Brand, WholesaleProduct } from '@shyrdak/sdk/contract'
import { cell, kit, tier as aTier } from '@shyrdak/state-machines/testing'
import type { WholesaleCell } from '@shyrdak/state-machines/wholesale-cart'

export { aTier }

const inAll = (text: string) => ({ en: text, ru: text, kg: text })

/** Slippers in grey, size 38, without sole and logo; cheaper from 20 on. */
export const aCell = (changes: Partial<WholesaleCell> = {}): WholesaleCell =>
  cell({
    name: inAll('Ala-Too slippers'),
    prices: [aTier(1, '100.50'), aTier(20, '90.00')],
    ...changes,
  })

/** A kit of 50 pieces for 2000.00, of which 60 are left. */
export const aKit = (changes: Partial<Brand> = {}): Brand => kit({ name: 'Ak-Kiyiz', ...changes })

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
