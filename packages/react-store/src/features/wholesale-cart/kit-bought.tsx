import { Alert } from '@shyrdak/blocks/parts/alert'
import type { WholesaleBrandingEmitted } from '@shyrdak/state-machines/wholesale-branding'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useLastEmitted } from '../../store/use-last-emitted.ts'
import { useStore } from '../../store/use-store.ts'
import { wholesaleBrandingOf } from '../wholesale-branding/branding-of.ts'
import { useWholesaleBranding } from '../wholesale-branding/use-wholesale-branding.ts'

interface KitBoughtProps {
  /** Level of the heading, one below the surrounding one. */
  readonly as: 'h2' | 'h3'
}

/**
 * The kits bought last on this page, with a link to their invoice. Rendered outside the offer, which has
 * disappeared by then, and receives its focus.
 */
export function KitBought({ as: Heading }: KitBoughtProps) {
  const store = useStore()
  const t = useMessages('wholesale-cart')
  const kits = wholesaleBrandingOf(store)
  const { view: branding } = useWholesaleBranding()
  const bought = useLastEmitted<WholesaleBrandingEmitted>(kits, 'kits.bought')[0]?.bought
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (bought) heading.current?.focus()
  }, [bought])
  if (!bought) return null
  const name = branding?.kits?.find(({ id }) => id === bought.brandId)?.name
  return (
    <div className="shyrdak-buy-kit-bought">
      <Alert tone="success" live="off">
        <Heading ref={heading} tabIndex={-1}>
          {name === undefined ? t('kitsBought') : t('kitBought', { count: bought.amount, name })}
        </Heading>
        <p>
          {/* An order of kits has no page except the one of its invoices. */}
          <a href={store.link(`/admin/invoice/order/${bought.orderId}`)}>{t('kitInvoice')}</a>
          <a href={store.link('/admin/order-details')}>{t('kits')}</a>
        </p>
      </Alert>
    </div>
  )
}
