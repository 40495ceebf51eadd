import type { OrderLine } from '@shyrdak/sdk/contract'
import type { CartGoods } from '@shyrdak/state-machines/retail-cart'

/**
 * Lines of an order as they go into the basket once more, which asks the store for today's prices and stock. Special
 * goods are left out: each is one piece.
 */
export const linesToBuy = (lines: readonly OrderLine[]): { goods: CartGoods; count: number }[] =>
  lines
    .filter(({ is_special }) => !is_special)
    .map(({ product_id, variation_id, size, slug, name, photo, color_name, sale_cost, count }) => ({
      goods: {
        product_id,
        variation_id,
        size,
        is_special: false,
        slug,
        name,
        photo,
        color_name,
        sale_cost,
        stock: count,
      },
      count,
    }))
