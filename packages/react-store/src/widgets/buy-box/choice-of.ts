import type { BuyBoxColor, BuyBoxProduct, BuyBoxSize } from './buy-box-product.ts'

/** What is asked for: from the address, or from what was pressed. */
export interface Wanted {
  readonly variation?: number | null | undefined
  readonly size?: string | null | undefined
}

export interface Chosen {
  readonly color: BuyBoxColor | null
  /** Null until a size that can be had is chosen. */
  readonly size: BuyBoxSize | null
}

const isThere = ({ stock }: BuyBoxSize): boolean => stock > 0

export const isColorSoldOut = ({ sizes }: BuyBoxColor): boolean => !sizes.some(isThere)

/**
 * What is chosen, given what is asked for: an unknown colour is the first one that can be had; a size that does not
 * exist or is sold out is no size, and the only size needs no choosing.
 */
export function choiceOf({ colors }: BuyBoxProduct, { variation, size }: Wanted): Chosen {
  const color =
    colors.find(({ id }) => id === variation) ??
    colors.find((one) => !isColorSoldOut(one)) ??
    colors[0] ??
    null
  const sizes = color?.sizes ?? []
  const wanted = sizes.length === 1 ? sizes[0] : sizes.find((one) => one.size === size)
  return { color, size: wanted && isThere(wanted) ? wanted : null }
}
