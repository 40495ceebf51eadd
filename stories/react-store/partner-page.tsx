import { defineShyrdak } from '@shyrdak/react-store/embed'
import { useEffect, useRef } from 'react'

/** The store's host in the example code; stories replace it with Storybook's own origin (`embed-shop.ts`). */
const SHOP = 'https://shop.example'

/** A partner's HTML page with custom elements. Its links are disabled. */
export function PartnerPage({ html }: { html: string }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    defineShyrdak()
    const preventNavigation = (event: Event) => {
      if (event.composedPath().some((target) => target instanceof HTMLAnchorElement)) event.preventDefault()
    }
    const element = root.current
    element?.addEventListener('click', preventNavigation)
    return () => element?.removeEventListener('click', preventNavigation)
  }, [])
  return <div ref={root} dangerouslySetInnerHTML={{ __html: html.replaceAll(SHOP, location.origin) }} />
}
