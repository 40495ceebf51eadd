import { formatCount } from '@shyrdak/sdk/words'
import type { CartWords } from '../words/cart-words.ts'

export const cart: CartWords = {
  basket: 'Себет',
  basketWith: (pieces) =>
    pieces === 0 ? 'Себет, бош' : `Себет, ${formatCount('kg', pieces, { one: 'буюм', other: 'буюм' })}`,
}
