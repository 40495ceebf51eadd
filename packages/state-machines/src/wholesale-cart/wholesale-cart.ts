import type { LocalizedText, PriceTier, PriceType, WholesaleSource } from '@shyrdak/sdk/contract'
import { emptySyncedCart, type SyncedCart, type SyncedLine } from '../cart-sync/synced-cart.ts'

interface Named {
  readonly id: number
  readonly name: LocalizedText
}

/** A client's own logo. */
export interface Logo {
  readonly id: number
  readonly name: string
}

/**
 * A cell of the grid of colours, sizes, soles and logos, as last seen by the client. `id` is of the product.
 */
export interface WholesaleCell {
  readonly id: number
  readonly price_type: PriceType
  readonly name: LocalizedText
  readonly photo: string
  readonly from: WholesaleSource
  readonly variation_id: number
  readonly color: Named
  readonly size: { readonly id: string; readonly name: string }
  readonly sole: (Named & { readonly photo_path: string | null }) | null
  /** The logos on the upper and on the sole. */
  readonly brand: Logo | null
  readonly sole_brand: Logo | null
  /** The client's prices of the goods with this sole, by the count of both. */
  readonly prices: readonly PriceTier[]
}

/** `cost` is the lowest tier's price in tyiyn. The actual price depends on the other lines: `pricedLines`. */
export interface WholesaleLine extends SyncedLine {
  readonly goods: WholesaleCell
}

/** See `SyncedCart`. */
export type WholesaleCart = SyncedCart<WholesaleLine>

/** Identifies colour, size, sole and logos. A variation belongs to one product. */
export const cellKey = ({ variation_id, size, sole, brand, sole_brand }: WholesaleCell): string =>
  `${variation_id}:${size.name}:${sole?.id ?? 0}:${brand?.id ?? 0}:${sole_brand?.id ?? 0}`

/** `replica` identifies the tab: any short random text. */
export const emptyWholesaleCart = (replica: string): WholesaleCart => emptySyncedCart(replica)
