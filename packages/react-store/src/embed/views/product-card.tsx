import { ProductCard } from '@shyrdak/blocks/parts/product-card'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Rendering, ElementView } from '../element-view.ts'
import { SlotFallback } from '../slot-fallback.tsx'
import sheet from '../sheets/product-card.css?inline'
import { useProduct } from '../use-product.ts'

const LEVELS: Readonly<Record<string, 2 | 3 | 4>> = { '2': 2, '3': 3, '4': 4 }

function Render({ attributes }: Rendering) {
  const { language, link, image } = useStore()
  const blocks = useMessages('blocks')
  const t = useMessages('buy-box')
  const { data, failure } = useProduct(attributes['product'])
  if (failure) return <SlotFallback>{failure}</SlotFallback>
  if (!data) return <Skeleton shape="tile" />
  const { id, slug, product, price, currency } = data
  const { sale_cost } = product
  if (!price || sale_cost === null) return <SlotFallback>{t('notSoldHere')}</SlotFallback>
  return (
    <ProductCard
      entry={{ id, slug, product: { ...product, sale_cost }, price, currency }}
      level={LEVELS[attributes['level'] ?? '']}
      env={{ language, link, image, messages: blocks }}
    />
  )
}

export const view: ElementView = { Render, sheet }
