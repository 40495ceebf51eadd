import { Products } from '../../features/products/products.tsx'
import type { Rendering, ElementView } from '../element-view.ts'
import { slotFallback } from '../slot-fallback.tsx'
import sheet from '../sheets/products.css?inline'

const numberIn = (text: string | null | undefined): number | undefined =>
  text && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined

/** `category="3"`, or `"3 5"` for two tabs. Invalid ids are skipped. */
const categoriesIn = (text: string | null | undefined): number[] =>
  (text ?? '').split(/[\s,]+/).flatMap((one) => numberIn(one) ?? [])

const Render = ({ attributes }: Rendering) => (
  <Products
    categories={categoriesIn(attributes['category'])}
    count={numberIn(attributes['count'])}
    heading={attributes['heading'] ?? undefined}
    buttonText={attributes['button-text'] ?? undefined}
    buttonLink={attributes['button-link'] ?? undefined}
    fallback={slotFallback}
  />
)

export const view: ElementView = { Render, sheet }
