import { ProductCard } from '@shyrdak/blocks/parts/product-card'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import type { Drawing, ElementView } from '../element-view.ts'
import { Given } from '../given.tsx'
import sheet from '../sheets/product-card.css?inline'
import { useProduct } from '../use-product.ts'

const LEVELS: Readonly<Record<string, 2 | 3 | 4>> = { '2': 2, '3': 3, '4': 4 }

/** One product as lists show it; it opens the product in the shop. */
function Draw({ attributes }: Drawing) {
  const { language, link, picture } = useStore()
  const blocks = useWords('blocks')
  const words = useWords('product')
  const { answer, failure } = useProduct(attributes['product'])
  if (failure) return <Given>{failure}</Given>
  if (!answer) return <Skeleton shape="tile" />
  const { id, slug, product, price, currency } = answer
  const { sale_cost } = product
  if (!price || sale_cost === null) return <Given>{words.notSoldHere}</Given>
  return (
    <ProductCard
      entry={{ id, slug, product: { ...product, sale_cost }, price, currency }}
      level={LEVELS[attributes['level'] ?? '']}
      env={{ language, link, picture, words: (key) => blocks[key] }}
    />
  )
}

export const view: ElementView = { Draw, words: ['blocks', 'product'], sheet }
