import { rug as anyRug, slippers as anySlippers } from '@shyrdak/state-machines/testing'
import type { CartGoods } from '@shyrdak/state-machines/retail-cart'

export const slippers = (other: Partial<CartGoods> = {}): CartGoods =>
  anySlippers({ slug: 'ala-too', photo: '/media/ala-too-red-1.jpg', ...other })

/** Special goods with two in stock, not made to order. */
export const rug = (other: Partial<CartGoods> = {}): CartGoods =>
  anyRug({ made_to_order_days: null, ...other })
