import { formatCount } from '@shyrdak/sdk/format'
import type { CartMessages } from './messages.ts'

export const cart: CartMessages = {
  cart: 'Себет',
  cartWith: (items) =>
    items === 0 ? 'Себет, бош' : `Себет, ${formatCount('kg', items, { one: 'буюм', other: 'буюм' })}`,
}
