import { Button } from '@shyrdak/blocks/parts/button'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { useWholesaleBranding } from '../wholesale-branding/use-wholesale-branding.ts'

/** Why kits could not be bought. Rendered outside the offer, which may have disappeared by then. */
export function KitFailure() {
  const i18n = useCodeMessages('errors')
  const { view: branding } = useWholesaleBranding()
  if (!branding?.failure) return null
  return (
    <p className="shyrdak-buy-kit-failure" role="alert">
      {failureText({ code: branding.failure, retryAfter: null }, i18n)}
    </p>
  )
}

/** Loads the kits again if they could not be loaded, as after a purchase without a connection. */
export function ReadKits() {
  const t = useMessages('wholesale-cart')
  const { view: branding, send } = useWholesaleBranding()
  if (branding?.state !== 'unavailable') return null
  return (
    <Button tone="quiet" size="small" onClick={() => send({ type: 'kits.refresh' })}>
      {t('readKits')}
    </Button>
  )
}
