import { formatCount } from '@shyrdak/sdk/format'
import type { CartMessages } from './messages.ts'

export const cart: CartMessages = {
  cart: 'Корзина',
  cartWith: (items) =>
    items === 0
      ? 'Корзина, пусто'
      : `Корзина, ${formatCount('ru', items, { one: 'товар', few: 'товара', many: 'товаров' })}`,
}
