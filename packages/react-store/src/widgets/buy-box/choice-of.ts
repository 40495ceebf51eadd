import { orderableCount } from '@shyrdak/state-machines/retail-cart/rules'
import type { BuyBoxColor, BuyBoxProduct, BuyBoxSize } from './buy-box-product.ts'

/** What is asked for: from the address, or from what was pressed. */
export interface ChosenVariation {
  readonly variation?: number | null | undefined
  readonly size?: string | null | undefined
}

export interface Chosen {
  readonly color: BuyBoxColor | null
  /** Null until a size that can be had is chosen. */
  readonly size: BuyBoxSize | null
}

/** How many of a size can be ordered: those that lie ready, or as many as are wanted of what is made to order. */
export const orderableOf = ({ made_to_order_days = null }: BuyBoxProduct, { stock }: BuyBoxSize): number =>
  orderableCount({ stock, made_to_order_days })

export const isColorSoldOut = (product: BuyBoxProduct, { sizes }: BuyBoxColor): boolean =>
  !sizes.some((size) => orderableOf(product, size) > 0)

/**
 * What is chosen, given what is asked for: an unknown colour is the first one that can be had; a size that does not
 * exist or is sold out is no size, and the only size needs no choosing.
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
