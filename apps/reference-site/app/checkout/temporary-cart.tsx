import { messagesIn } from '../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { useRetailCart, useStore } from '@shyrdak/react-store'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { usePageContext } from '../page/use-page-context.ts'

/** Says where the browser does not store the cart, and what the shopper can do about it. */
export function TemporaryCart() {
  const { ports } = useStore()
  const { cart } = useRetailCart()
  const t = messagesIn(usePageContext().language, 'site/checkout')
  const isTemporary = cart !== null && (ports.storage.isTemporary?.(STORAGE_KEYS.retailCart) ?? false)
  return (
    // A live region must be there before what it says.
    <div className="site-temporary-cart" role="status">
      {isTemporary ? (
        <Alert live="off" title={t('temporaryCart')}>
          {t('temporaryCartText')}
        </Alert>
      ) : null}
    </div>
  )
}
