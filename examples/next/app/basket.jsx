'use client'

import { Cart } from '@shyrdak/react-store/widgets/cart'
import { CartBadge } from '@shyrdak/react-store/widgets/cart-badge'
import { Suspense } from 'react'

/** The basket. Widgets suspend while their texts are loading. */
export function Basket() {
  return (
    <Suspense fallback={<p>One moment…</p>}>
      <CartBadge />
      <Cart />
    </Suspense>
  )
}
