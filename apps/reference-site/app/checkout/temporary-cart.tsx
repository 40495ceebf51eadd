import { messagesIn } from '../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { useRetailCart, useStore } from '@shyrdak/react-store'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { usePageContext } from '../page/use-page-context.ts'

/** Warns when the browser does not persist the cart, and says what the shopper can do about it. */
export function TemporaryCart() {
  const { ports } = useStore()
  const { view: cart } = useRetailCart()
  const t = messagesIn(usePageContext().language, 'site/checkout')
  const isTemporary = cart !== null && (ports.storage.isTemporary?.(STORAGE_KEYS.retailCart) ?? false)
  return (
    // A live region must exist before its text appears, or screen readers do not announce it.
    <div className="site-temporary-cart" role="status">
      {isTemporary ? (
        <Alert live="off" title={t('temporaryCart')}>
          {t('temporaryCartText')}
        </Alert>
      ) : null}
    </div>
  )
}
