import { Products } from '../../features/products/products.tsx'
import type { Rendering, ElementView } from '../element-view.ts'
import { slotFallback } from '../slot-fallback.tsx'
import { useWarning } from '../use-warning.ts'
import sheet from '../sheets/products.css?inline'

const numberIn = (text: string | null | undefined): number | undefined =>
  text && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined

function Render({ attributes }: Rendering) {
  const { category, count } = attributes
  // `category="3"`, or `"3 5"` for two tabs.
  const given = (category ?? '').split(/[\s,]+/).filter((one) => one !== '')
  const categories = given.flatMap((one) => numberIn(one) ?? [])
  useWarning(categories.length < given.length ? `invalid category "${category}" is ignored` : null)
  useWarning(count && numberIn(count) === undefined ? `invalid count "${count}" is ignored` : null)
  return (
    <Products
      categories={categories}
      count={numberIn(count)}
      heading={attributes['heading'] ?? undefined}
      buttonText={attributes['button-text'] ?? undefined}
      buttonLink={attributes['button-link'] ?? undefined}
      fallback={slotFallback}
    />
  )
}

export const view: ElementView = { Render, sheet }
