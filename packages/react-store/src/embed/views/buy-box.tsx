import { ProductBuyBox } from '../../features/products/product-buy-box.tsx'
import type { Rendering, ElementView } from '../element-view.ts'
import { slotFallback } from '../slot-fallback.tsx'
import { useWarning } from '../use-warning.ts'
import sheet from '../sheets/buy-box.css?inline'

function Render({ attributes: { product } }: Rendering) {
  useWarning(product ? null : 'a buy box has no product')
  return product ? <ProductBuyBox slug={product} fallback={slotFallback} /> : <slot />
}

export const view: ElementView = { Render, sheet }
