import { formatCount } from '@shyrdak/sdk/words'
import type { CartWords } from '../words/cart-words.ts'

export const cart: CartWords = {
  basket: 'Корзина',
  basketWith: (pieces) =>
    pieces === 0
      ? 'Корзина, пусто'
      : `Корзина, ${formatCount('ru', pieces, { one: 'товар', few: 'товара', many: 'товаров' })}`,
}
