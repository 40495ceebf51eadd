import '@shyrdak/react-store/checkout.css'
import './checkout.css'
import { messagesIn } from '../messages/messages-in.ts'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { usePageContext } from '../page/use-page-context.ts'
import { useCheckoutLinks } from './use-checkout-links.ts'

/**
 * The frame of a checkout page. After a navigation by the router it moves the focus to the top, like a page
 * load.
 */
export function CheckoutPage({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const [cameBy] = useState(useNavigationType())
  useCheckoutLinks()
  useEffect(() => {
    if (cameBy === 'PUSH') main.current?.focus({ preventScroll: true })
  }, [cameBy])
  return (
    <main className="site-page site-page-tall site-purchase" ref={main} tabIndex={-1}>
      {/* Its messages may still be loading; until then the server's HTML stays. */}
      <Suspense>{children}</Suspense>
      <noscript>
        <p>{messagesIn(usePageContext().language, 'site/checkout')('needsScript')}</p>
      </noscript>
    </main>
  )
}
