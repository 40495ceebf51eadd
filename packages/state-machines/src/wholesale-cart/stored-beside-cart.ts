import { BRANDING_AMOUNT, Id } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import type { Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'

/** Kits that were bought for this cart. */
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

const ReorderItems = z.object({ orderId: Id })

/**
 * The format stored under `reorderItems`: the order whose lines wait for the client's decision. The lines are read again,
 * since prices and stock may be others by then.
 */
export const REORDER_ITEMS = {
  key: STORAGE_KEYS.reorderItems,
  version: 1,
  schema: ReorderItems,
} as const satisfies Envelope<typeof ReorderItems>

/** What stands in storage beside the cart. */
export interface BesideCart {
  readonly bought: readonly BoughtBrand[]
  /** The order whose lines are looked at; null when none are. */
  readonly reorder: number | null
}
