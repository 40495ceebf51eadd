import type { Brand, WholesaleProduct } from '@shyrdak/sdk/contract'
import { cell, kit, product, tier as aTier } from '@shyrdak/state-machines/testing'
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

/** Slippers in four colours and three sizes with 10 of each in stock; more are made in 30 days. */
export const aWholesaleProduct = (changes: Partial<WholesaleProduct> = {}): WholesaleProduct =>
  product({
    name: inAll('Ala-Too slippers'),
    prices: [aTier(1, '100.50'), aTier(20, '90.00')],
    ...changes,
  })
