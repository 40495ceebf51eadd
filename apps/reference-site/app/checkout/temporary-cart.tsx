import { messagesIn } from '../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { useStore } from '@shyrdak/react-store'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { useSyncExternalStore } from 'react'
import { usePageContext } from '../page/use-page-context.ts'

const NO = () => false

/** Says where the browser does not store the cart, and what the shopper can do about it. */
export function TemporaryCart() {
  const { ports, retailCart } = useStore()
  const t = messagesIn(usePageContext().language, 'site/checkout')
  const isTemporary = useSyncExternalStore(
    retailCart.subscribe,
    () => ports.storage.isTemporary?.(STORAGE_KEYS.retailCart) ?? false,
    NO,
  )
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
