'use client'

import { BuyBox } from '@shyrdak/react-store/widgets/buy-box'
import { Suspense } from 'react'

/** Colour, size and the button that adds to the basket; the product was read by a server component. */
export function Buy({ product }) {
  return (
    <Suspense fallback={<p>One moment…</p>}>
      <BuyBox product={product} />
    </Suspense>
  )
}
