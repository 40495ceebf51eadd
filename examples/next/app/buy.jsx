'use client'

import { BuyBox } from '@shyrdak/react-store/widgets/buy-box'
import { Suspense } from 'react'

/** Colour, size and the add-to-basket button, for a product loaded by a server component. */
export function Buy({ product }) {
  return (
    <Suspense fallback={<p>One moment…</p>}>
      <BuyBox product={product} />
    </Suspense>
  )
}
