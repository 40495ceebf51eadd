/** The fields that identify a line: product, colour (variation), size and market. */
export interface LineIdentity {
  readonly product_id: number
  readonly variation_id: number
  readonly size: string
  readonly is_special: boolean
}

/**
 * Returns `product_id:variation_id:size`, prefixed with `special:` for special goods. The same in cart, quote
 * and order.
 */
export const lineKey = ({ product_id, variation_id, size, is_special }: LineIdentity): string =>
  `${is_special ? 'special:' : ''}${product_id}:${variation_id}:${size}`
