/** What makes two wishes the same line: product, colour (variation) and size. Special goods are numbered apart. */
export interface LineIdentity {
  readonly product_id: number
  readonly variation_id: number
  readonly size: string
  readonly is_special: boolean
}

/** `product_id:variation_id:size`, after `special:` for special goods: the same in the cart, the quote and the order. */
export const lineKey = ({ product_id, variation_id, size, is_special }: LineIdentity): string =>
  `${is_special ? 'special:' : ''}${product_id}:${variation_id}:${size}`
