import { orderableCount } from '@shyrdak/state-machines/retail-cart/rules'
import type { BuyBoxColor, BuyBoxProduct, BuyBoxSize } from './buy-box-product.ts'

/** A selection requested by the URL or by the user. */
export interface ChosenVariation {
  readonly variation?: number | null | undefined
  readonly size?: string | null | undefined
}

export interface BuyBoxChoice {
  readonly color: BuyBoxColor | null
  /** Null until an available size is chosen. */
  readonly size: BuyBoxSize | null
}

/** How many items of a size can be ordered. */
export const orderableOf = ({ made_to_order_days = null }: BuyBoxProduct, { stock }: BuyBoxSize): number =>
  orderableCount({ stock, made_to_order_days })

export const isColorSoldOut = (product: BuyBoxProduct, { sizes }: BuyBoxColor): boolean =>
  !sizes.some((size) => orderableOf(product, size) > 0)

/**
 * Resolves a requested selection. An unknown colour becomes the first available one; an unknown or sold-out
 * size becomes null. A single size is selected automatically.
 */
export function choiceOf(product: BuyBoxProduct, { variation, size }: ChosenVariation): BuyBoxChoice {
  const { colors } = product
  const color =
    colors.find(({ id }) => id === variation) ??
    colors.find((one) => !isColorSoldOut(product, one)) ??
    colors[0] ??
    null
  const sizes = color?.sizes ?? []
  const requested = sizes.length === 1 ? sizes[0] : sizes.find((one) => one.size === size)
  return { color, size: requested && orderableOf(product, requested) > 0 ? requested : null }
}
