import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { useMemo } from 'react'
import { BuyBox, toBuyBoxProduct } from '../../features/buy-box/buy-box.tsx'
import type { Rendering, ElementView } from '../element-view.ts'
import { SlotFallback } from '../slot-fallback.tsx'
import sheet from '../sheets/buy-box.css?inline'
import { useProduct } from '../use-product.ts'

function Render({ attributes }: Rendering) {
  const { data, failure } = useProduct(attributes['product'])
  const product = useMemo(() => data && toBuyBoxProduct(data), [data])
  if (failure) return <SlotFallback>{failure}</SlotFallback>
  return product ? <BuyBox key={product.id} product={product} /> : <Skeleton lines={4} />
}

export const view: ElementView = { Render, sheet }
