import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { useMemo } from 'react'
import { BuyBox, toBuyBoxProduct } from '../../widgets/buy-box/buy-box.tsx'
import type { Rendering, ElementView } from '../element-view.ts'
import { Given } from '../given.tsx'
import sheet from '../sheets/buy-box.css?inline'
import { useProduct } from '../use-product.ts'

/** Colour, size and count of a product, and the button that puts it in the basket. */
function Render({ attributes }: Rendering) {
  const { answer, failure } = useProduct(attributes['product'])
  const product = useMemo(() => answer && toBuyBoxProduct(answer), [answer])
  if (failure) return <Given>{failure}</Given>
  return product ? <BuyBox key={product.id} product={product} /> : <Skeleton lines={4} />
}

export const view: ElementView = { Render, messages: ['product'], sheet }
