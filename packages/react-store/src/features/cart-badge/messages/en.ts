import { formatCount } from '@shyrdak/sdk/format'
import type { CartMessages } from './messages.ts'

export const cart: CartMessages = {
  cart: 'Basket',
  cartWith: (items) =>
    items === 0 ? 'Basket, empty' : `Basket, ${formatCount('en', items, { one: 'item', other: 'items' })}`,
}
