import type { OrderLine } from '@shyrdak/sdk/contract'
import type { CartGoods } from '@shyrdak/state-machines/retail-cart'

/**
 * Converts the lines of an order for adding them to the cart again. The cart then loads current prices and
 * stock.
 */
export const linesToBuy = (lines: readonly OrderLine[]): { goods: CartGoods; count: number }[] =>
  lines.map(
    ({
      product_id,
      variation_id,
      size,
      is_special,
      slug,
      name,
      photo,
      color_name,
      sale_cost,
      made_to_order_days,
      count,
    }) => ({
      goods: {
        product_id,
        variation_id,
        size,
        is_special,
        slug,
        name,
        photo,
        color_name,
        sale_cost,
        stock: made_to_order_days === null ? count : 0,
        ...(is_special ? { made_to_order_days } : {}),
      },
      count,
    }),
  )
