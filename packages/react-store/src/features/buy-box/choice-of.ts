import { orderableCount } from '@shyrdak/state-machines/retail-cart/rules'
import type { BuyBoxColor, BuyBoxProduct, BuyBoxSize } from './buy-box-product.ts'

/** What is requested, by the address or by the user. */
export interface ChosenVariation {
  readonly variation?: number | null | undefined
  readonly size?: string | null | undefined
}

export interface Chosen {
  readonly color: BuyBoxColor | null
  /** Null until an available size is chosen. */
  readonly size: BuyBoxSize | null
}

/** How many of a size can be ordered. */
export const orderableOf = ({ made_to_order_days = null }: BuyBoxProduct, { stock }: BuyBoxSize): number =>
  orderableCount({ stock, made_to_order_days })

export const isColorSoldOut = (product: BuyBoxProduct, { sizes }: BuyBoxColor): boolean =>
  !sizes.some((size) => orderableOf(product, size) > 0)

/**
 * Resolves a request: an unknown colour becomes the first available one, an unknown or sold-out size none. A
 * single size is chosen automatically.
 */
export function choiceOf(product: BuyBoxProduct, { variation, size }: ChosenVariation): Chosen {
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
