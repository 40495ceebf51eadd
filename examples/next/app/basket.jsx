'use client'

import { Cart } from '@shyrdak/react-store/widgets/cart'
import { CartBadge } from '@shyrdak/react-store/widgets/cart-badge'
import { Suspense } from 'react'

/** What a person has chosen. Widgets load their texts, and wait for them in `Suspense`. */
export function Basket() {
  return (
    <Suspense fallback={<p>One moment…</p>}>
      <CartBadge />
      <Cart />
    </Suspense>
  )
}
