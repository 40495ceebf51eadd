import { defineShyrdak } from '@shyrdak/react-store/embed'
import { useEffect, useRef } from 'react'

/** The shop as a partner's code names it; in stories it is where Storybook is (`embed-shop.ts`). */
const SHOP = 'https://shop.example'

/** A plain page of somebody else with our elements on it, as its HTML says. Its links lead nowhere from here. */
export function PartnerPage({ html }: { html: string }) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    defineShyrdak()
    const stay = (event: Event) => {
      if (event.composedPath().some((place) => place instanceof HTMLAnchorElement)) event.preventDefault()
    }
    const place = page.current
    place?.addEventListener('click', stay)
    return () => place?.removeEventListener('click', stay)
  }, [])
  return <div ref={page} dangerouslySetInnerHTML={{ __html: html.replaceAll(SHOP, location.origin) }} />
}
