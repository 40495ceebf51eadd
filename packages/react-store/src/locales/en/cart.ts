import { formatCount } from '@shyrdak/sdk/words'
import type { CartWords } from '../words/cart-words.ts'

export const cart: CartWords = {
  basket: 'Basket',
  basketWith: (pieces) =>
    pieces === 0 ? 'Basket, empty' : `Basket, ${formatCount('en', pieces, { one: 'item', other: 'items' })}`,
}
