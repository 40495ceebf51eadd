import { ProductCard } from '../../features/products/product-card.tsx'
import type { Rendering, ElementView } from '../element-view.ts'
import { slotFallback } from '../slot-fallback.tsx'
import sheet from '../sheets/product-card.css?inline'

const LEVELS: Readonly<Record<string, 2 | 3 | 4>> = { '2': 2, '3': 3, '4': 4 }

const Render = ({ attributes }: Rendering) => (
  <ProductCard
    slug={attributes['product'] ?? ''}
    level={LEVELS[attributes['level'] ?? '']}
    fallback={slotFallback}
  />
)

export const view: ElementView = { Render, sheet }
