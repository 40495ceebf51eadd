import { BackInStock } from '../back-in-stock/back-in-stock.tsx'
import type { BuyBoxColor, BuyBoxProduct } from './buy-box-product.ts'
import { orderableOf } from './choice-of.ts'

interface Props {
  readonly product: BuyBoxProduct
  readonly color: BuyBoxColor
  readonly chosen: string | undefined
}

/** Offers an email when the sold-out sizes of a colour are back; renders nothing when there are none. */
export function SoldOutSizes({ product, color, chosen = '' }: Props) {
  const sizes = color.sizes.filter((one) => orderableOf(product, one) <= 0).map(({ size }) => size)
  if (sizes.length === 0) return null
  return (
    <BackInStock
      key={`${color.id} ${chosen}`}
      name={product.name}
      item={{
        productId: product.id,
        priceType: product.is_special ? 'special' : 'retail',
        colorId: color.color_id,
        sizes,
      }}
      color={color.name}
      hasOtherSizes={sizes.length < color.sizes.length}
    />
  )
}
