import { useMemo } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { BuyBox, type BuyBoxProps } from '../buy-box/buy-box.tsx'
import { toBuyBoxProduct } from '../buy-box/buy-box-product.ts'
import { ReadingState, type Fallback } from './reading-state.tsx'
import { useProduct } from './use-product.ts'

export interface ProductBuyBoxProps extends Pick<BuyBoxProps, 'requested' | 'delivers'> {
  /** Slug or id of a product. */
  readonly slug: string | number
  readonly fallback?: Fallback
}

/** A buy box that loads its product: colour, size and count, with the button that adds it to the cart. */
export function ProductBuyBox({ slug, fallback, ...rest }: ProductBuyBoxProps) {
  useMessages('products', 'buy-box', 'errors')
  const reading = useProduct(slug)
  const product = useMemo(() => reading.data && toBuyBoxProduct(reading.data), [reading.data])
  return (
    <ReadingState reading={reading} skeleton={{ lines: 4 }} fallback={fallback}>
      {product && <BuyBox key={product.id} product={product} {...rest} />}
    </ReadingState>
  )
}
