import { ProductCard } from '@shyrdak/blocks/parts/product-card'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { useStore } from '../../hooks/use-store.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import type { Rendering, ElementView } from '../element-view.ts'
import { Given } from '../given.tsx'
import sheet from '../sheets/product-card.css?inline'
import { useProduct } from '../use-product.ts'

const LEVELS: Readonly<Record<string, 2 | 3 | 4>> = { '2': 2, '3': 3, '4': 4 }

/** One product as lists show it; it opens the product in the shop. */
function Render({ attributes }: Rendering) {
  const { language, link, image } = useStore()
  const blocks = useMessages('blocks')
  const messages = useMessages('product')
  const { answer, failure } = useProduct(attributes['product'])
  if (failure) return <Given>{failure}</Given>
  if (!answer) return <Skeleton shape="tile" />
  const { id, slug, product, price, currency } = answer
  const { sale_cost } = product
  if (!price || sale_cost === null) return <Given>{messages.notSoldHere}</Given>
  return (
    <ProductCard
      entry={{ id, slug, product: { ...product, sale_cost }, price, currency }}
      level={LEVELS[attributes['level'] ?? '']}
      env={{ language, link, image, messages: (key) => blocks[key] }}
    />
  )
}

export const view: ElementView = { Render, messages: ['blocks', 'product'], sheet }
