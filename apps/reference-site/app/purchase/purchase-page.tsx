import '@shyrdak/react-store/purchase.css'
import './purchase.css'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { usePageVisit } from '../page/use-visit.ts'
import { purchaseWords } from './purchase-words.ts'
import { usePurchaseLinks } from './use-purchase-links.ts'

/** The frame of a page of the purchase. Whoever comes by the router is led to its beginning, as a new document would do. */
export function PurchasePage({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const [cameBy] = useState(useNavigationType())
  usePurchaseLinks()
  useEffect(() => {
    if (cameBy === 'PUSH') main.current?.focus({ preventScroll: true })
  }, [cameBy])
  return (
    <main className="site-page site-purchase" ref={main} tabIndex={-1}>
      {/* Its words may still be on their way; until then the server's picture stays. */}
      <Suspense>{children}</Suspense>
      <noscript>
        <p>{purchaseWords[usePageVisit().language].needsScript}</p>
      </noscript>
    </main>
  )
}
