import { BRANDING_AMOUNT, Id } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import type { Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'

/** Kits bought for the cart. */
const BoughtBrand = z.object({
  brandId: Id,
  /** Pieces, in whole kits. */
  amount: z.int().check(z.minimum(1), z.maximum(2 * BRANDING_AMOUNT)),
  orderId: Id,
})
export type BoughtBrand = z.infer<typeof BoughtBrand>

const BoughtBrands = z.array(BoughtBrand).check(z.maxLength(200))

/** The format stored under `bought_brands`. */
export const BOUGHT_BRANDS = {
  key: STORAGE_KEYS.boughtBrands,
  version: 1,
  schema: BoughtBrands,
} as const satisfies Envelope<typeof BoughtBrands>
