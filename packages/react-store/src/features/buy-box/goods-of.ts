import type { CartGoods } from '@shyrdak/state-machines/retail-cart'
import type { BuyBoxColor, BuyBoxProduct, BuyBoxSize } from './buy-box-product.ts'

/** Cart goods for a selection; null when the product is not for sale. */
export function goodsOf(
  product: BuyBoxProduct,
  color: BuyBoxColor | null,
  size: BuyBoxSize,
): CartGoods | null {
  if (!color || product.sale_cost === null) return null
  return {
    product_id: product.id,
    variation_id: color.id,
    size: size.size,
    is_special: product.is_special ?? false,
    slug: product.slug,
    name: product.name,
    photo: color.photo,
    color_name: color.name,
    sale_cost: product.sale_cost,
    stock: size.stock,
    ...(product.size_chart_id && { size_chart_id: product.size_chart_id }),
    ...(product.is_special ? { made_to_order_days: product.made_to_order_days ?? null } : {}),
  }
}
