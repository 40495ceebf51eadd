import { ProductCard as Card } from '@shyrdak/blocks/parts/product-card'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { ReadingState, type Fallback } from './reading-state.tsx'
import { useProduct } from './use-product.ts'

export interface ProductCardProps {
  /** Slug or id of a product. */
  readonly slug: string | number
  /** Heading level; 3 by default. */
  readonly level?: 2 | 3 | 4 | undefined
  readonly fallback?: Fallback
}

/** A card that loads its product: photo, name, price, and a link to select size and colour. */
export function ProductCard({ slug, level, fallback }: ProductCardProps) {
  const { language, link, image } = useStore()
  const t = useMessages('products', 'blocks', 'errors')
  const blocks = useMessages('blocks')
  const reading = useProduct(slug)
  const state = { skeleton: { shape: 'tile' }, fallback } as const
  if (!reading.data) return <ReadingState reading={reading} {...state} />
  const { id, slug: ownSlug, product, price, currency } = reading.data
  const { sale_cost } = product
  if (!price || sale_cost === null) {
    const failure = { message: t('notSoldHere'), isMissing: true }
    return <ReadingState reading={{ ...reading, failure }} {...state} />
  }
  return (
    <ReadingState reading={reading} {...state}>
      <Card
        entry={{ id, slug: ownSlug, product: { ...product, sale_cost }, price, currency }}
        level={level}
        env={{ language, link, image, messages: blocks }}
      />
    </ReadingState>
  )
}
