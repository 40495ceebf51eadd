'use client'

import { BuyBox, toBuyBoxProduct } from '@shyrdak/react-store/widgets/buy-box'
import { Suspense } from 'react'

/** Colour, size and "Add to cart" of a product that a server component has read. */
export function Buy({ product }) {
  return (
    <Suspense fallback={<p>One moment…</p>}>
      <BuyBox product={toBuyBoxProduct(product)} />
    </Suspense>
  )
}
