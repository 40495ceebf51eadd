import { ProductCard } from '../../features/products/product-card.tsx'
import type { Rendering, ElementView } from '../element-view.ts'
import { slotFallback } from '../slot-fallback.tsx'
import sheet from '../sheets/product-card.css?inline'

const LEVELS: Readonly<Record<string, 2 | 3 | 4>> = { '2': 2, '3': 3, '4': 4 }

function Render({ attributes: { product, level } }: Rendering) {
  if (product) return <ProductCard slug={product} level={LEVELS[level ?? '']} fallback={slotFallback} />
  console.warn('Shyrdak: a product card has no product')
  return <slot />
}

export const view: ElementView = { Render, sheet }
