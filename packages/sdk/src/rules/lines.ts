/** What makes two wishes the same line: product, colour (variation) and size. */
export interface LineIdentity {
  readonly product_id: number
  readonly variation_id: number
  readonly size: string
}

/** `product_id:variation_id:size`, the same key in the cart, the quote and the order. */
export const lineKey = ({ product_id, variation_id, size }: LineIdentity): string =>
  `${product_id}:${variation_id}:${size}`
