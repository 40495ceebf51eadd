import { ProductBuyBox } from '../../features/products/product-buy-box.tsx'
import type { Rendering, ElementView } from '../element-view.ts'
import { slotFallback } from '../slot-fallback.tsx'
import sheet from '../sheets/buy-box.css?inline'

const Render = ({ attributes: { product } }: Rendering) =>
  product ? <ProductBuyBox slug={product} fallback={slotFallback} /> : <slot />

export const view: ElementView = { Render, sheet }
